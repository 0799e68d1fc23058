import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryAfterPaint } from '@/adapters/headless/memory-after-paint';
import { MemoryConnection } from '@/adapters/headless/memory-connection';
import { MemoryCultures } from '@test/support/memory/memory-cultures';
import { MemoryCustomerAccount } from '@test/support/memory/memory-customer-account';
import { MemoryStoredValue, SharedSlot } from '@test/support/memory-stored-value';
import { MemoryDeliverySpotCatalog } from '@test/support/memory/memory-delivery-spot-catalog';
import { MemoryMenuCatalog } from '@test/support/memory/memory-menu-catalog';
import { MemoryOrderGateway } from '@test/support/memory/memory-order-gateway';
import { MemoryPaymentGateway } from '@test/support/memory/memory-payment-gateway';
import { MemoryPhoneNumbers } from '@test/support/memory/memory-phone-numbers';
import { MemoryPositionSource } from '@/adapters/headless/memory-position-source';
import { MemorySettingsSource } from '@test/support/memory/memory-settings-source';
import { MemoryShopCatalog } from '@test/support/memory/memory-shop-catalog';
import { MemoryTabChannel, MemoryTabHub } from '@/adapters/headless/memory-tab-channel';
import { MemoryPageVisibility } from '@/adapters/headless/memory-page-visibility';
import { MemoryTabElection } from '@/adapters/headless/memory-tab-election';
import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { MemoryNavigator } from '@/adapters/headless/memory-navigator';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { RecordingPageDocument } from '@/adapters/headless/recording-page-document';
import { RecordingTelemetry } from '@/adapters/headless/recording-telemetry';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { AppStore } from '@/application/app/app-store';
import { NavigationFactsSource } from '@/application/navigation/navigation-facts-source';
import { PersistBasket } from '@/application/basket/persist-basket';
import { PersistOrders } from '@/application/orders/persist-orders';
import { PersistShop } from '@/application/shops/persist-shop';
import { RemoveExpiredOrders } from '@/application/orders/remove-expired-orders';
import { PollOrders } from '@/application/orders/poll-orders';
import { RefreshOrdersWhenShown } from '@/application/checkout/refresh-orders-when-shown';
import { StreamOrders } from '@/application/orders/stream-orders';
import { disposeAll } from '@/application/shared/background-service';
import { RetryLoading } from '@/application/connection/retry-loading';
import { BasketStore } from '@/application/basket/basket-store';
import { ConnectionStore } from '@/application/connection/connection-store';
import { ConsentStore } from '@/application/consent/consent-store';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import { DeclaredDiet } from '@/application/menu/declared-diet';
import { DietFilterStore } from '@/application/menu/diet-filter-store';
import { PageDrafts } from '@/application/page/page-drafts';
import { PersistDietFilter } from '@/application/menu/persist-diet-filter';
import { LanguageStore } from '@/application/language/language-store';
import { loaded } from '@/application/shared/loadable';
import { MenuStore } from '@/application/menu/menu-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { OrderStore } from '@/application/orders/order-store';
import { PageSubjectStore } from '@/application/navigation/page-subject-store';
import { ScreenStore } from '@/application/navigation/screen-store';
import { SessionStore } from '@/application/account/session-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { ShopStore } from '@/application/shops/shop-store';
import { SuggestionStore } from '@/application/basket/suggestion-store';
import { AbandonOrder } from '@/application/checkout/abandon-order';
import { QueryPayment } from '@/application/checkout/query-payment';
import { BasketCommands } from '@/application/basket/basket-commands';
import { ChangeBasket } from '@/application/basket/change-basket';
import { CheckBasket } from '@/application/checkout/check-basket';
import { CheckOrderForm } from '@/application/checkout/check-order-form';
import { CheckPayment } from '@/application/checkout/check-payment';
import { ConfirmLeaving } from '@/application/navigation/confirm-leaving';
import { ConfirmOrder } from '@/application/checkout/confirm-order';
import { FetchProfile } from '@/application/account/fetch-profile';
import { SubscribeOrderStatus } from '@/application/orders/subscribe-order-status';
import { GoBack } from '@/application/navigation/go-back';
import { ApplyOrderStatus } from '@/application/orders/apply-order-status';
import { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';
import { LoadLanguages } from '@/application/language/load-languages';
import { LoadMenu } from '@/application/menu/load-menu';
import { LoadOrder } from '@/application/orders/load-order';
import { LoadSettings } from '@/application/settings/load-settings';
import { LocateVisitor } from '@/application/shops/locate-visitor';
import { Navigate } from '@/application/navigation/navigate';
import { NavigationEffects } from '@/application/navigation/navigation-effects';
import { PlaceOrder } from '@/application/checkout/place-order';
import { PollPaidOrders } from '@/application/orders/poll-paid-orders';
import { NavigationRequirements } from '@/application/navigation/navigation-requirements';
import { PutArticle } from '@/application/basket/put-article';
import { RefreshShop } from '@/application/shops/refresh-shop';
import { ResolveArticle } from '@/application/menu/resolve-article';
import { RestoreStoredValues } from '@/application/app/restore-stored-values';
import { SelectShop } from '@/application/navigation/select-shop';
import { CancelPlacedOrder } from '@/application/orders/cancel-placed-order';
import { SendReceipt } from '@/application/orders/send-receipt';
import { SettleOpenPayments } from '@/application/checkout/settle-open-payments';
import { SettlePaidOrder } from '@/application/checkout/settle-paid-order';
import { SubtractPaidOrder } from '@/application/checkout/subtract-paid-order';
import { ApplyStoredLanguage } from '@/application/language/apply-stored-language';
import { StartApp } from '@/application/app/start-app';
import { StartPayment } from '@/application/checkout/start-payment';
import { ExplainRedirect } from '@/application/navigation/explain-redirect';
import { LoadShops } from '@/application/shops/load-shops';
import { ShopPages } from '@/application/shops/shop-pages';
import { LoadShop } from '@/application/shops/load-shop';
import { TrackPaidOrder } from '@/application/orders/track-paid-order';
import type { StoredBasket } from '@/domain/basket/stored-basket';
import type { DietFilter } from '@/domain/menu/diets';
import type { ArticleCode } from '@/domain/menu/menu';
import type { StoredNavigation } from '@/domain/navigation/page-tracking';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import type { StoredOrders } from '@/domain/order/stored-orders';
import type { OrderRequestItem } from '@/domain/order/order-request';
import type { StoredMenu } from '@/domain/ports/stored-value';
import type { AppSettings } from '@/domain/settings/app-settings';
import { type Amount, ZERO_AMOUNT } from '@/domain/shared/amount';
import type { StoredShop } from '@/domain/shop/shop';
import { aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';
import { amount, shopId } from '@test/support/builders/ids';

/** The server, the same for every browser. */
export function aServer(clock = new ManualClock()) {
  const shops = [aShop(), aShop({ id: shopId(2), name: 'Lucka Vasastan' })];
  const gateway = new MemoryOrderGateway();
  gateway.totalOf = ({ items }) => items.reduce(addLine, ZERO_AMOUNT);
  return {
    clock,
    catalog: new MemoryShopCatalog(shops),
    spots: new MemoryDeliverySpotCatalog(),
    menus: new MemoryMenuCatalog(shops.map(({ id }) => aMenu({ shopId: id }))),
    gateway,
    payments: new MemoryPaymentGateway(gateway),
    settingsSource: new MemorySettingsSource(),
    cultures: new MemoryCultures(),
    account: new MemoryCustomerAccount(),
  };
}

export type Server = ReturnType<typeof aServer>;

/** What the tabs of one browser share. */
export const aBrowser = () => ({
  hub: new MemoryTabHub(),
  election: new MemoryTabElection(),
  basket: new SharedSlot<StoredBasket>(),
  orders: new SharedSlot<StoredOrders>(),
  navigation: new SharedSlot<StoredNavigation>(),
  appSettings: new SharedSlot<AppSettings>(),
  shop: new SharedSlot<StoredShop>(),
  suggestions: new SharedSlot<readonly ArticleCode[]>(),
  menu: new SharedSlot<StoredMenu>(),
  dietFilter: new SharedSlot<DietFilter>(),
});

export type Browser = ReturnType<typeof aBrowser>;

const MEATBALLS_PRICE = amount('119');

const addLine = (sum: Amount, { quantity }: OrderRequestItem): Amount =>
  amount((sum + MEATBALLS_PRICE * quantity) / 10_000);

let tabs = 0;

/** One tab: every store and use case of an order, on ports in memory. Settings and session are loaded. */
export function aTab(server: Server = aServer(), browser: Browser = aBrowser()) {
  tabs += 1;
  const { clock } = server;
  const ports = {
    afterPaint: new MemoryAfterPaint(),
    channel: new MemoryTabChannel(browser.hub),
    randomness: new SeededRandomness(tabs),
    document: new RecordingPageDocument(),
    telemetry: new RecordingTelemetry(),
    reporter: new RecordingFailureReporter(),
    navigator: new MemoryNavigator(),
    connection: new MemoryConnection(),
    visibility: new MemoryPageVisibility(),
    position: new MemoryPositionSource(),
    texts: new MemoryTexts(),
  };
  const storedValues = {
    basket: new MemoryStoredValue(browser.basket),
    orders: new MemoryStoredValue(browser.orders),
    navigation: new MemoryStoredValue(browser.navigation),
    appSettings: new MemoryStoredValue(browser.appSettings),
    shop: new MemoryStoredValue(browser.shop),
    suggestions: new MemoryStoredValue(browser.suggestions),
    dietFilter: new MemoryStoredValue(browser.dietFilter),
  };
  const stores = {
    baskets: new BasketStore(),
    orders: new OrderStore(),
    app: new AppStore(),
    navigation: new NavigationStore(),
    settings: new SettingsStore(),
    shops: new ShopStore(),
    shopList: new ShopListStore(),
    suggestions: new SuggestionStore(),
    consents: new ConsentStore(),
    dietFilters: new DietFilterStore(),
    pageDrafts: new PageDrafts(),
    menus: new MenuStore(),
    spots: new DeliverySpotStore(),
    languages: new LanguageStore(),
    sessions: new SessionStore(),
    screen: new ScreenStore(),
    subjects: new PageSubjectStore(),
    notices: new NoticeStore(),
  };
  const { baskets, dietFilters, orders, navigation, settings, shops, menus, spots } = stores;
  const { languages, sessions, screen, notices } = stores;
  const { channel, randomness, document, telemetry, reporter, navigator, connection, texts, visibility } =
    ports;
  sessions.setSession({ ...sessions.session, loading: false });
  settings.setLoading(loaded(server.settingsSource.current));

  const connections = new ConnectionStore();
  const changeBasket = new ChangeBasket({ baskets, channel, randomness });
  const loadSettings = new LoadSettings({ source: server.settingsSource, store: settings });
  const menuStorage = new MemoryStoredValue(browser.menu);
  const loadMenu = new LoadMenu({ catalog: server.menus, storage: menuStorage, menus, languages, clock });
  const loadSpots = new LoadDeliverySpots({ catalog: server.spots, store: spots });
  const loadShop = new LoadShop({ catalog: server.catalog, shops, clock });
  const refreshShop = new RefreshShop({ catalog: server.catalog, shops });
  const checkOrderForm = new CheckOrderForm({
    baskets,
    settings,
    shops,
    spots,
    phoneNumbers: new MemoryPhoneNumbers(),
    loadSettings,
    loadSpots,
  });
  const declaredDiet = new DeclaredDiet({ storage: storedValues.dietFilter, store: dietFilters });
  const checkBasket = new CheckBasket({ baskets, menus, checkOrderForm, refreshShop, loadMenu });
  const applyOrderStatus = new ApplyOrderStatus({ orders, clock, reporter });
  const loadOrder = new LoadOrder({ gateway: server.gateway, orders, applyOrderStatus });
  const trackPaidOrder = new TrackPaidOrder({ orders, document });
  const abandonOrder = new AbandonOrder({ orders, changeBasket, randomness });
  const queryPayment = new QueryPayment({ payments: server.payments, gateway: server.gateway, orders });
  const subtractPaidOrder = new SubtractPaidOrder({ orders, baskets, changeBasket, randomness });
  const settlePaidOrder = new SettlePaidOrder({ orders, subtractPaidOrder, trackPaidOrder, loadOrder });
  const settleOpenPayments = new SettleOpenPayments({ orders, queryPayment, settlePaidOrder, clock });
  const pollPaidOrders = new PollPaidOrders({
    gateway: server.gateway,
    orders,
    applyOrderStatus,
    clock,
    reporter,
  });
  const confirmLeaving = new ConfirmLeaving({ baskets, navigation, notices, changeBasket });
  const restoreStoredValues = new RestoreStoredValues({
    basketStorage: storedValues.basket,
    orderStorage: storedValues.orders,
    navigationStorage: storedValues.navigation,
    appSettingsStorage: storedValues.appSettings,
    shopStorage: storedValues.shop,
    suggestionStorage: storedValues.suggestions,
    ...stores,
  });
  const fetchProfile = new FetchProfile({ account: server.account, store: sessions, reporter });
  const useCases = {
    settleOpenPayments,
    changeBasket,
    basketCommands: new BasketCommands({ changeBasket, baskets, spots, randomness }),
    applyOrderStatus,
    loadMenu,
    loadSpots,
    loadShops: new LoadShops({
      catalog: server.catalog,
      store: stores.shopList,
      languages: stores.languages,
    }),
    shopPages: new ShopPages({
      catalog: server.catalog,
      store: stores.shopList,
      languages: stores.languages,
    }),
    loadSettings,
    connections,
    retryLoading: new RetryLoading({ clock, connection: connections }),
    loadOrder,
    trackPaidOrder,
    pollPaidOrders,
    confirmLeaving,
    restoreStoredValues,
    fetchProfile,
    refreshShop,
    locateVisitor: new LocateVisitor({ positions: ports.position, shops: stores.shopList, clock, reporter }),
    goBack: new GoBack({ confirmLeaving, navigator }),
    putArticle: new PutArticle({ changeBasket, baskets, shops, randomness }),
    subscribeOrderStatus: new SubscribeOrderStatus({
      gateway: server.gateway,
      orders,
      applyOrderStatus,
      connection,
      clock,
      reporter,
    }),
    sendReceipt: new SendReceipt({ gateway: server.gateway, orders }),
    cancelPlacedOrder: new CancelPlacedOrder({
      gateway: server.gateway,
      orders,
      loadOrder,
      applyOrderStatus,
    }),
    noticeForFailure,
    selectShop: new SelectShop({
      catalog: server.catalog,
      shops,
      baskets,
      settings,
      navigation,
      notices,
      changeBasket,
    }),
    navigate: new Navigate({
      facts: new NavigationFactsSource({ sessions, settings, shops, baskets, screen }),
      shops,
      navigationRequirements: new NavigationRequirements({
        sessions,
        shops,
        baskets,
        loadSettings,
        loadShop,
        changeBasket,
        clock,
      }),
      navigationEffects: new NavigationEffects({
        baskets,
        navigation,
        screen,
        changeBasket,
        shops,
        document,
        telemetry,
      }),
      resolveArticle: new ResolveArticle({ menus, loadMenu, notices }),
      reporter,
      navigation,
      explainRedirect: new ExplainRedirect({ baskets, navigation, notices, shops }),
    }),
    confirmOrder: new ConfirmOrder({
      checkBasket,
      placeOrder: new PlaceOrder({
        gateway: server.gateway,
        orders,
        changeBasket,
        storage: storedValues.orders,
        clock,
        randomness,
        reporter,
      }),
      queryPayment,
      settlePaidOrder,
      orders,
      baskets,
      declaredDiet,
      shops,
      storage: storedValues.orders,
      clock,
    }),
    startPayment: new StartPayment({
      payments: server.payments,
      orders,
      declaredDiet,
      queryPayment,
      settlePaidOrder,
      abandonOrder,
      document,
      clock,
    }),
    checkPayment: new CheckPayment({ queryPayment, settlePaidOrder, abandonOrder, orders, clock }),
    applyStoredLanguage: new ApplyStoredLanguage({ cultures: server.cultures, texts, languages }),
    startApp: new StartApp({
      restoreStoredValues,
      loadSettings,
      fetchProfile,
      loadLanguages: new LoadLanguages({ cultures: server.cultures, store: languages }),
    }),
  };
  const stop = disposeAll(
    new PersistBasket({
      storage: storedValues.basket,
      channel,
      baskets,
      afterPaint: ports.afterPaint,
    }).start(),
    new PersistShop({ storage: storedValues.shop, shops, clock }).start(),
    new PersistOrders({ storage: storedValues.orders, orders, clock }).start(),
    new PersistDietFilter({ storage: storedValues.dietFilter, store: dietFilters }).start(),
    subtractPaidOrder.start(),
    new RemoveExpiredOrders({ orders, settings, navigation, clock }).start(),
    new PollOrders({ orders, pollPaidOrders, election: browser.election, clock }).start(),
    new RefreshOrdersWhenShown({
      visibility,
      orders,
      navigation,
      pollPaidOrders,
      settleOpenPayments,
      clock,
    }).start(),
    new StreamOrders({
      visibility,
      orders,
      navigation,
      gateway: server.gateway,
      applyOrderStatus,
      clock,
    }).start(),
  );
  return { server, browser, clock, ...ports, storedValues, ...stores, ...useCases, stop };
}

export type Tab = ReturnType<typeof aTab>;
