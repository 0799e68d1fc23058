import { autorun } from 'mobx';
import { pageHead, type PageHead } from '@/application/page-head';
import { type StandingWork, stopAll } from '@/application/reactions/standing-work';
import type { LanguageStore } from '@/application/stores/language-store';
import type { MenuStore } from '@/application/stores/menu-store';
import type { NavigationStore } from '@/application/stores/navigation-store';
import type { SessionStore } from '@/application/stores/session-store';
import type { ShopStore } from '@/application/stores/shop-store';
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
  private readonly texts: Texts;

  constructor(
    document: PageDocument,
    languages: LanguageStore,
    navigation: NavigationStore,
    sessions: SessionStore,
    shops: ShopStore,
    menus: MenuStore,
    texts: Texts,
  ) {
    this.document = document;
    this.languages = languages;
    this.navigation = navigation;
    this.sessions = sessions;
    this.shops = shops;
    this.menus = menus;
    this.texts = texts;
  }

  start(): Stop {
    return stopAll(
      autorun(() => this.document.setLanguage(this.languages.language)),
      autorun(() => this.document.setHead(this.head())),
      autorun(() => this.document.setBodyClass('authenticated', this.sessions.session.isAuthenticated)),
    );
  }

  private head(): PageHead {
    const { current, isLost } = this.navigation;
    return pageHead(
      {
        route: isLost ? undefined : current,
        shop: this.shops.shop,
        menu: this.menus.current,
        language: this.languages.language,
      },
      this.texts,
    );
  }
}
