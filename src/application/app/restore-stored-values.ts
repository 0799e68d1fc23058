import type { BasketStore } from '@/application/basket/basket-store';
import type { ConsentStore } from '@/application/consent/consent-store';
import { loaded } from '@/application/shared/loadable';
import type { NavigationStore } from '@/application/navigation/navigation-store';
import type { OrderStore } from '@/application/orders/order-store';
import type { SettingsStore } from '@/application/settings/settings-store';
import type { ShopStore } from '@/application/shops/shop-store';
import type { SuggestionStore } from '@/application/basket/suggestion-store';
import type {
  AppSettingsStorage,
  BasketStorage,
  NavigationStorage,
  OrderStorage,
  ShopStorage,
  SuggestionStorage,
} from '@/domain/ports/stored-value';

/**
 * Takes up what an earlier page kept, before anything is kept anew. Who is logged in is not taken up: only the
 * server says so. The menu is taken up when it is asked for. Source: decisions Stored values; TRACK-10.
 */
export class RestoreKeptValues {
  private readonly kept: KeptValues;
  private readonly stores: RestoredStores;

  constructor(kept: KeptValues, stores: RestoredStores) {
    this.kept = kept;
    this.stores = stores;
  }

  execute(): void {
    this.restoreBasket();
    this.restoreOrders();
    this.restoreNavigation();
    const { settings, telemetryConsent } = this.kept.appSettings.load() ?? {};
    this.stores.consents.setTelemetry(telemetryConsent);
    const isNewer = this.stores.settings.loading.kind === 'loaded';
    if (settings !== undefined && !isNewer) this.stores.settings.setLoading(loaded(settings));
    this.stores.shops.setStored(this.kept.shop.load());
    this.stores.suggestions.setOffered(this.kept.suggestions.load() ?? []);
  }

  private restoreBasket(): void {
    const kept = this.kept.basket.load();
    if (kept === undefined) return;
    this.stores.baskets.setLog(kept.log);
    this.stores.baskets.setSetAside(kept.setAside);
  }

  private restoreOrders(): void {
    const kept = this.kept.orders.load();
    if (kept === undefined) return;
    this.stores.orders.setDetails(kept.details);
    this.stores.orders.setIntent(kept.intent);
    this.stores.orders.setTracked(kept.tracked);
  }

  private restoreNavigation(): void {
    const kept = this.kept.navigation.load();
    if (kept === undefined) return;
    this.stores.navigation.setTracking(kept.tracking);
    this.stores.navigation.setBookmark(kept.bookmark);
  }
}

export interface KeptValues {
  readonly basket: BasketStorage;
  readonly orders: OrderStorage;
  readonly navigation: NavigationStorage;
  readonly appSettings: AppSettingsStorage;
  readonly shop: ShopStorage;
  readonly suggestions: SuggestionStorage;
}

export interface RestoredStores {
  readonly baskets: BasketStore;
  readonly orders: OrderStore;
  readonly navigation: NavigationStore;
  readonly settings: SettingsStore;
  readonly shops: ShopStore;
  readonly consents: ConsentStore;
  readonly suggestions: SuggestionStore;
}
