import type { BasketStore } from '@/application/basket/basket-store';
import type { ScreenStore } from '@/application/navigation/screen-store';
import type { SessionStore } from '@/application/account/session-store';
import type { SettingsStore } from '@/application/settings/settings-store';
import type { ShopStore } from '@/application/shops/shop-store';
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
