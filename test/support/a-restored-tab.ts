import { ManualClock } from '@test/support/memory/manual-clock';
import type { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { MemoryTabChannel } from '@/adapters/headless/memory-tab-channel';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { KEPT_FORMATS, type KeptFormat } from '@/adapters/storage/storage-schema';
import { LocalKeptValue } from '@/adapters/storage/local-stored-value';
import { StorageArea } from '@/adapters/storage/storage-area';
import { KeepBasket } from '@/application/basket/persist-basket';
import { KeepNavigation } from '@/application/navigation/persist-navigation';
import { KeepOrders } from '@/application/orders/persist-orders';
import { KeepShop } from '@/application/shops/persist-shop';
import { KeepSuggestions } from '@/application/basket/persist-suggestions';
import { stopAll } from '@/application/shared/background-service';
import { BasketStore } from '@/application/basket/basket-store';
import { ConsentStore } from '@/application/consent/consent-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { OrderStore } from '@/application/orders/order-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopStore } from '@/application/shops/shop-store';
import { SuggestionStore } from '@/application/basket/suggestion-store';
import { ForgetOrders } from '@/application/orders/forget-orders';
import { RestoreKeptValues } from '@/application/app/restore-stored-values';

/** A tab that has just started from what its browser keeps: the real storage, stores, and what keeps them. */
export function aRestoredTab(browser: MemoryBrowser, clock = new ManualClock()) {
  const { storage, events } = browser.openTab();
  const reporter = new RecordingFailureReporter();
  const area = new StorageArea(() => storage, events);
  const local = <Value>(format: KeptFormat<Value>) => new LocalKeptValue(area, format, reporter);
  const kept = {
    basket: local(KEPT_FORMATS.cart),
    orders: local(KEPT_FORMATS.order),
    navigation: local(KEPT_FORMATS.navigation),
    appSettings: local(KEPT_FORMATS.appStore),
    shop: local(KEPT_FORMATS.shop),
    suggestions: local(KEPT_FORMATS.suggestedArticles),
  };
  const stores = {
    baskets: new BasketStore(),
    orders: new OrderStore(),
    navigation: new NavigationStore(),
    settings: new SettingsStore(),
    shops: new ShopStore(),
    consents: new ConsentStore(),
    suggestions: new SuggestionStore(),
  };
  const { baskets, orders, navigation, shops, suggestions } = stores;
  new RestoreKeptValues({
    basketStorage: kept.basket,
    orderStorage: kept.orders,
    navigationStorage: kept.navigation,
    appSettingsStorage: kept.appSettings,
    shopStorage: kept.shop,
    suggestionStorage: kept.suggestions,
    ...stores,
  }).restore();
  const keepAll = () =>
    stopAll(
      new KeepBasket({ storage: kept.basket, channel: new MemoryTabChannel(), baskets }).start(),
      new KeepShop({ storage: kept.shop, shops, clock }).start(),
      new KeepOrders({
        storage: kept.orders,
        orders,
        forgetOrders: new ForgetOrders({ orders }),
        clock,
      }).start(),
      new KeepNavigation({ storage: kept.navigation, navigation }).start(),
      new KeepSuggestions({ storage: kept.suggestions, suggestions, baskets }).start(),
    );
  return { ...stores, kept, reporter, clock, keepAll, menu: local(KEPT_FORMATS.menu) };
}
