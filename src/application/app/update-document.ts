import type { Deps } from '@/domain/ports/deps';
import { autorun, reaction } from 'mobx';
import { pageHead } from '@/application/navigation/page-head';
import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { LanguageStore } from '@/application/language/language-store';
import { MenuStore } from '@/application/menu/menu-store';
import { PageSubjectStore } from '@/application/navigation/page-subject-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { AppStore } from '@/application/app/app-store';
import { SessionStore } from '@/application/account/session-store';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { ShopStore } from '@/application/shops/shop-store';
import { shopOfPage } from '@/domain/navigation/closed-shop';
import type { Disposer } from '@/domain/ports/clock';
import { PageDocument } from '@/domain/ports/page-document';
import { Texts } from '@/domain/ports/texts';

/**
 * Updates the document: its language, title and description, and a body class while a member is logged in. Source:
 * LANG-03, SESS-12.
 */
export class UpdateDocument implements BackgroundService {
  static readonly needs = {
    document: PageDocument,
    languages: LanguageStore,
    navigation: NavigationStore,
    sessions: SessionStore,
    shops: ShopStore,
    list: ShopListStore,
    menus: MenuStore,
    program: AppStore,
    subjects: PageSubjectStore,
    texts: Texts,
  };

  private readonly deps: Deps<typeof UpdateDocument>;

  constructor(deps: Deps<typeof UpdateDocument>) {
    this.deps = deps;
  }

  start(): Disposer {
    return disposeAll(
      autorun(() => this.deps.document.setLanguage(this.deps.languages.language)),
      autorun(() => this.updateHead()),
      // On a first visit some texts are loaded after the page.
      reaction(
        () => this.deps.program.isAppLoaded,
        () => this.updateHead(),
      ),
      autorun(() =>
        this.deps.document.setBodyClass('authenticated', this.deps.sessions.session.isAuthenticated),
      ),
    );
  }

  /** Until the first page is shown, the document keeps its own title. */
  private updateHead(): void {
    const { current, isLost } = this.deps.navigation;
    const { language } = this.deps.languages;
    if (current === undefined && !isLost) return;
    const route = isLost ? undefined : current;
    const shop = shopOfPage(route, this.deps.shops.shop, (shopId) => this.deps.list.find(shopId));
    const { subject } = this.deps.subjects;
    this.deps.document.setHead(
      pageHead({ route, shop, menu: this.deps.menus.current, language, subject }, this.deps.texts),
    );
  }
}
