import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { ConsentStore } from '@/application/consent/consent-store';
import { loaded } from '@/application/shared/loadable';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { OrderStore } from '@/application/orders/order-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopStore } from '@/application/shops/shop-store';
import { SuggestionStore } from '@/application/basket/suggestion-store';
import {
  AppSettingsStorage,
  BasketStorage,
  NavigationStorage,
  OrderStorage,
  ShopStorage,
  SuggestionStorage,
} from '@/domain/ports/stored-value';

/**
 * Restores stored values into the stores before any is stored anew. The session is not restored, since only the server
 * decides it. The menu is restored when it is loaded. Source: decisions Stored values; TRACK-10.
 */
export class RestoreStoredValues {
  static readonly needs = {
    basketStorage: BasketStorage,
    orderStorage: OrderStorage,
    navigationStorage: NavigationStorage,
    appSettingsStorage: AppSettingsStorage,
    shopStorage: ShopStorage,
    suggestionStorage: SuggestionStorage,
    baskets: BasketStore,
    orders: OrderStore,
    navigation: NavigationStore,
    settings: SettingsStore,
    shops: ShopStore,
    suggestions: SuggestionStore,
    consents: ConsentStore,
  };

  private readonly deps: Deps<typeof RestoreStoredValues>;

  constructor(deps: Deps<typeof RestoreStoredValues>) {
    this.deps = deps;
  }

  restore(): void {
    this.restoreBasket();
    this.restoreOrders();
    this.restoreNavigation();
    const { settings, telemetryConsent } = this.deps.appSettingsStorage.load() ?? {};
    this.deps.consents.setTelemetry(telemetryConsent);
    const isNewer = this.deps.settings.loading.kind === 'loaded';
    if (settings !== undefined && !isNewer) this.deps.settings.setLoading(loaded(settings));
    this.deps.shops.setStored(this.deps.shopStorage.load());
    this.deps.suggestions.setOffered(this.deps.suggestionStorage.load() ?? []);
  }

  private restoreBasket(): void {
    const stored = this.deps.basketStorage.load();
    if (stored === undefined) return;
    this.deps.baskets.setLog(stored.log);
    this.deps.baskets.setSetAside(stored.setAside);
  }

  private restoreOrders(): void {
    const stored = this.deps.orderStorage.load();
    if (stored === undefined) return;
    this.deps.orders.setDetails(stored.details);
    this.deps.orders.setIntent(stored.intent);
    this.deps.orders.setTracked(stored.tracked);
  }

  private restoreNavigation(): void {
    const stored = this.deps.navigationStorage.load();
    if (stored === undefined) return;
    this.deps.navigation.setTracking(stored.tracking);
    this.deps.navigation.setBookmark(stored.bookmark);
  }
}
