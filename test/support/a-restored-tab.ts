import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryAfterPaint } from '@/adapters/headless/memory-after-paint';
import type { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { MemoryTabChannel } from '@/adapters/headless/memory-tab-channel';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import type { StorageSchema } from '@/adapters/storage/storage-format';
import { STORAGE_SCHEMAS } from '@/adapters/storage/storage-schema';
import { LocalStoredValue } from '@/adapters/storage/local-stored-value';
import { StorageArea } from '@/adapters/storage/storage-area';
import { PersistBasket } from '@/application/basket/persist-basket';
import { PersistNavigation } from '@/application/navigation/persist-navigation';
import { PersistOrders } from '@/application/orders/persist-orders';
import { PersistShop } from '@/application/shops/persist-shop';
import { PersistSuggestions } from '@/application/basket/persist-suggestions';
import { disposeAll } from '@/application/shared/background-service';
import { BasketStore } from '@/application/basket/basket-store';
import { ConsentStore } from '@/application/consent/consent-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { OrderStore } from '@/application/orders/order-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopStore } from '@/application/shops/shop-store';
import { SuggestionStore } from '@/application/basket/suggestion-store';
import { RestoreStoredValues } from '@/application/app/restore-stored-values';

/** A tab that has just started from stored values: real storage, stores and persistence. */
export function aRestoredTab(browser: MemoryBrowser, clock = new ManualClock()) {
  const { storage, events } = browser.openTab();
  const reporter = new RecordingFailureReporter();
  const area = new StorageArea(() => storage, events);
  const local = <Value>(format: StorageSchema<Value>) => new LocalStoredValue(area, format, reporter);
  const storedValues = {
    basket: local(STORAGE_SCHEMAS.cart),
    orders: local(STORAGE_SCHEMAS.order),
    navigation: local(STORAGE_SCHEMAS.navigation),
    appSettings: local(STORAGE_SCHEMAS.appStore),
    shop: local(STORAGE_SCHEMAS.shop),
    suggestions: local(STORAGE_SCHEMAS.suggestedArticles),
    dietFilter: local(STORAGE_SCHEMAS.dietFilter),
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
  new RestoreStoredValues({
    basketStorage: storedValues.basket,
    orderStorage: storedValues.orders,
    navigationStorage: storedValues.navigation,
    appSettingsStorage: storedValues.appSettings,
    shopStorage: storedValues.shop,
    suggestionStorage: storedValues.suggestions,
    ...stores,
  }).restore();
  const saveAll = () =>
    disposeAll(
      new PersistBasket({
        storage: storedValues.basket,
        channel: new MemoryTabChannel(),
        baskets,
        afterPaint: new MemoryAfterPaint(),
      }).start(),
      new PersistShop({ storage: storedValues.shop, shops, clock }).start(),
      new PersistOrders({
        storage: storedValues.orders,
        orders,
        clock,
      }).start(),
      new PersistNavigation({ storage: storedValues.navigation, navigation }).start(),
      new PersistSuggestions({ storage: storedValues.suggestions, suggestions, baskets }).start(),
    );
  return { ...stores, storedValues, reporter, clock, saveAll, menu: local(STORAGE_SCHEMAS.menu) };
}
