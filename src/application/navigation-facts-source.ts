import type { BasketStore } from '@/application/stores/basket-store';
import type { ScreenStore } from '@/application/stores/screen-store';
import type { SessionStore } from '@/application/stores/session-store';
import type { SettingsStore } from '@/application/stores/settings-store';
import type { ShopStore } from '@/application/stores/shop-store';
import type { NavigationFacts } from '@/domain/navigation/navigation-context';

/** What the program knows now, as the navigation rules want to see it. */
export class NavigationFactsSource {
  private readonly sessions: SessionStore;
  private readonly settings: SettingsStore;
  private readonly shops: ShopStore;
  private readonly baskets: BasketStore;
  private readonly screen: ScreenStore;

  constructor(
    sessions: SessionStore,
    settings: SettingsStore,
    shops: ShopStore,
    baskets: BasketStore,
    screen: ScreenStore,
  ) {
    this.sessions = sessions;
    this.settings = settings;
    this.shops = shops;
    this.baskets = baskets;
    this.screen = screen;
  }

  current(): NavigationFacts {
    return {
      session: this.sessions.session,
      settings: this.settings.settings,
      shop: this.shops.shop,
      isShopStored: this.shops.stored !== undefined,
      basket: this.baskets.basket,
      screenType: this.screen.type,
    };
  }
}
