import { ManualClock } from '@test/support/memory/manual-clock';
import type { MemoryBrowser } from '@/adapters/memory/memory-browser';
import { MemoryTabChannel } from '@/adapters/memory/memory-tab-channel';
import { RecordingFailureReporter } from '@/adapters/memory/recording-failure-reporter';
import { KEPT_FORMATS, type KeptFormat } from '@/adapters/storage/kept-format';
import { LocalKeptValue } from '@/adapters/storage/local-kept-value';
import { StorageArea } from '@/adapters/storage/storage-area';
import { KeepBasket } from '@/application/reactions/keep-basket';
import { KeepNavigation } from '@/application/reactions/keep-navigation';
import { KeepOrders } from '@/application/reactions/keep-orders';
import { KeepShop } from '@/application/reactions/keep-shop';
import { KeepSuggestions } from '@/application/reactions/keep-suggestions';
import { stopAll } from '@/application/reactions/standing-work';
import { BasketStore } from '@/application/stores/basket-store';
import { ConsentStore } from '@/application/stores/consent-store';
import { NavigationStore } from '@/application/stores/navigation-store';
import { OrderStore } from '@/application/stores/order-store';
import { SettingsStore } from '@/application/stores/settings-store';
import { ShopStore } from '@/application/stores/shop-store';
import { SuggestionStore } from '@/application/stores/suggestion-store';
import { ForgetOrders } from '@/application/use-cases/forget-orders';
import { RestoreKeptValues } from '@/application/use-cases/restore-kept-values';

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
  new RestoreKeptValues(kept, stores).execute();
  const keepAll = () =>
    stopAll(
      new KeepBasket(kept.basket, new MemoryTabChannel(), baskets).start(),
      new KeepShop(kept.shop, shops, clock).start(),
      new KeepOrders(kept.orders, orders, new ForgetOrders(orders), clock).start(),
      new KeepNavigation(kept.navigation, navigation).start(),
      new KeepSuggestions(kept.suggestions, suggestions, baskets).start(),
    );
  return { ...stores, kept, reporter, clock, keepAll, menu: local(KEPT_FORMATS.menu) };
}
