import { autorun, reaction } from 'mobx';
import { pageHead } from '@/application/navigation/page-head';
import { type StandingWork, stopAll } from '@/application/shared/background-service';
import type { LanguageStore } from '@/application/language/language-store';
import type { MenuStore } from '@/application/menu/menu-store';
import type { NavigationStore } from '@/application/navigation/navigation-store';
import type { ProgramStore } from '@/application/app/app-store';
import type { SessionStore } from '@/application/account/session-store';
import type { ShopStore } from '@/application/shops/shop-store';
import type { Stop } from '@/domain/ports/clock';
import type { PageDocument } from '@/domain/ports/page-document';
import type { Texts } from '@/domain/ports/texts';

/** Lets the document say its language, its title and description, and by a body class whether the visitor is logged in. Source: LANG-03, SESS-12. */
export class DocumentFollower implements StandingWork {
  private readonly document: PageDocument;
  private readonly languages: LanguageStore;
  private readonly navigation: NavigationStore;
  private readonly sessions: SessionStore;
  private readonly shops: ShopStore;
  private readonly menus: MenuStore;
  private readonly program: ProgramStore;
  private readonly texts: Texts;

  constructor(
    document: PageDocument,
    languages: LanguageStore,
    navigation: NavigationStore,
    sessions: SessionStore,
    shops: ShopStore,
    menus: MenuStore,
    program: ProgramStore,
    texts: Texts,
  ) {
    this.document = document;
    this.languages = languages;
    this.navigation = navigation;
    this.sessions = sessions;
    this.shops = shops;
    this.menus = menus;
    this.program = program;
    this.texts = texts;
  }

  start(): Stop {
    return stopAll(
      autorun(() => this.document.setLanguage(this.languages.language)),
      autorun(() => this.sayWhereWeAre()),
      // On a first visit some of the words come after the page.
      reaction(
        () => this.program.isWhole,
        () => this.sayWhereWeAre(),
      ),
      autorun(() => this.document.setBodyClass('authenticated', this.sessions.session.isAuthenticated)),
    );
  }

  /** Until the first page is there, the document's own words stand. */
  private sayWhereWeAre(): void {
    const { current, isLost } = this.navigation;
    const { language } = this.languages;
    if (current === undefined && !isLost) return;
    const route = isLost ? undefined : current;
    const { shop } = this.shops;
    this.document.setHead(pageHead({ route, shop, menu: this.menus.current, language }, this.texts));
  }
}
