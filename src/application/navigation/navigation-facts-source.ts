import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { ScreenStore } from '@/application/navigation/screen-store';
import { SessionStore } from '@/application/account/session-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopStore } from '@/application/shops/shop-store';
import type { NavigationFacts } from '@/domain/navigation/navigation-context';

/** Collects the current facts for the navigation rules. */
export class NavigationFactsSource {
  static readonly needs = {
    sessions: SessionStore,
    settings: SettingsStore,
    shops: ShopStore,
    baskets: BasketStore,
    screen: ScreenStore,
  };

  private readonly deps: Deps<typeof NavigationFactsSource>;

  constructor(deps: Deps<typeof NavigationFactsSource>) {
    this.deps = deps;
  }

  current(): NavigationFacts {
    return {
      session: this.deps.sessions.session,
      settings: this.deps.settings.settings,
      shop: this.deps.shops.shop,
      isShopStored: this.deps.shops.stored !== undefined,
      basket: this.deps.baskets.basket,
      screenType: this.deps.screen.type,
    };
  }
}
