import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryConnection } from '@/adapters/memory/memory-connection';
import { MemoryCultures } from '@test/support/memory/memory-cultures';
import { MemoryCustomerAccount } from '@test/support/memory/memory-customer-account';
import { MemoryKeptValue, MemoryShelf } from '@/adapters/memory/memory-kept-value';
import { MemoryDeliverySpotCatalog } from '@test/support/memory/memory-delivery-spot-catalog';
import { MemoryMenuCatalog } from '@test/support/memory/memory-menu-catalog';
import { MemoryOrderDesk } from '@test/support/memory/memory-order-desk';
import { MemoryPaymentDesk } from '@test/support/memory/memory-payment-desk';
import { MemoryPhoneNumbers } from '@test/support/memory/memory-phone-numbers';
import { MemoryPositionSource } from '@/adapters/memory/memory-position-source';
import { MemorySettingsSource } from '@test/support/memory/memory-settings-source';
import { MemoryShopCatalog } from '@test/support/memory/memory-shop-catalog';
import { MemoryTabChannel, MemoryTabHub } from '@/adapters/memory/memory-tab-channel';
import { MemoryPageVisibility } from '@/adapters/memory/memory-page-visibility';
import { MemoryTabElection } from '@/adapters/memory/memory-tab-election';
import { MemoryTexts } from '@/adapters/memory/memory-texts';
import { MemoryWayfinder } from '@/adapters/memory/memory-wayfinder';
import { RecordingFailureReporter } from '@/adapters/memory/recording-failure-reporter';
import { RecordingPageDocument } from '@/adapters/memory/recording-page-document';
import { RecordingTelemetry } from '@/adapters/memory/recording-telemetry';
import { SeededRandomness } from '@/adapters/memory/seeded-randomness';
import { NavigationFactsSource } from '@/application/navigation-facts-source';
import { KeepBasket } from '@/application/reactions/keep-basket';
import { KeepOrders } from '@/application/reactions/keep-orders';
import { KeepShop } from '@/application/reactions/keep-shop';
import { ForgetExpiredOrders } from '@/application/reactions/forget-expired-orders';
import { PollOrders } from '@/application/reactions/poll-orders';
import { RefreshOrdersWhenShown } from '@/application/reactions/refresh-orders-when-shown';
import { StreamOrders } from '@/application/reactions/stream-orders';
import { stopAll } from '@/application/reactions/standing-work';
import { RetryLoading } from '@/application/reactions/retry-loading';
import { BasketStore } from '@/application/stores/basket-store';
import { ConnectionStore } from '@/application/stores/connection-store';
import { ConsentStore } from '@/application/stores/consent-store';
import { DeliverySpotStore } from '@/application/stores/delivery-spot-store';
import { DietFilterStore } from '@/application/stores/diet-filter-store';
import { LanguageStore } from '@/application/stores/language-store';
import { loaded } from '@/application/stores/loadable';
import { MenuStore } from '@/application/stores/menu-store';
import { NavigationStore } from '@/application/stores/navigation-store';
import { NoticeStore } from '@/application/stores/notice-store';
import { OrderStore } from '@/application/stores/order-store';
import { ScreenStore } from '@/application/stores/screen-store';
import { SessionStore } from '@/application/stores/session-store';
import { SettingsStore } from '@/application/stores/settings-store';
import { ShopListStore } from '@/application/stores/shop-list-store';
import { ShopStore } from '@/application/stores/shop-store';
import { SuggestionStore } from '@/application/stores/suggestion-store';
import { AbandonOrder } from '@/application/use-cases/abandon-order';
import { AskPayment } from '@/application/use-cases/ask-payment';
import { ChangeBasket } from '@/application/use-cases/change-basket';
import { CheckBasket } from '@/application/use-cases/check-basket';
import { CheckOrderForm } from '@/application/use-cases/check-order-form';
import { CheckPayment } from '@/application/use-cases/check-payment';
import { ClearSelectedShop } from '@/application/use-cases/clear-selected-shop';
import { ConfirmLeaving } from '@/application/use-cases/confirm-leaving';
import { ConfirmOrder } from '@/application/use-cases/confirm-order';
import { FetchProfile } from '@/application/use-cases/fetch-profile';
import { FollowOrder } from '@/application/use-cases/follow-order';
import { ForgetOrders } from '@/application/use-cases/forget-orders';
import { GoBack } from '@/application/use-cases/go-back';
import { HearStatus } from '@/application/use-cases/hear-status';
import { LoadDeliverySpots } from '@/application/use-cases/load-delivery-spots';
import { LoadLanguages } from '@/application/use-cases/load-languages';
import { LoadMenu } from '@/application/use-cases/load-menu';
import { LoadOrder } from '@/application/use-cases/load-order';
import { LoadSettings } from '@/application/use-cases/load-settings';
import { LocateVisitor } from '@/application/use-cases/locate-visitor';
import { Navigate } from '@/application/use-cases/navigate';
import { PerformEffect } from '@/application/use-cases/perform-effect';
import { PlaceOrder } from '@/application/use-cases/place-order';
import { PollPaidOrders } from '@/application/use-cases/poll-paid-orders';
import { ProvideNeed } from '@/application/use-cases/provide-need';
import { PutArticle } from '@/application/use-cases/put-article';
import { RefreshShop } from '@/application/use-cases/refresh-shop';
import { ResolveArticle } from '@/application/use-cases/resolve-article';
import { RestoreKeptValues } from '@/application/use-cases/restore-kept-values';
import { SelectShop } from '@/application/use-cases/select-shop';
import { SendReceipt } from '@/application/use-cases/send-receipt';
import { SetAsideBasket } from '@/application/use-cases/set-aside-basket';
import { SettleOpenPayments } from '@/application/use-cases/settle-open-payments';
import { SettlePaidOrder } from '@/application/use-cases/settle-paid-order';
import { SpeakChosenLanguage } from '@/application/use-cases/speak-chosen-language';
import { StartApp } from '@/application/use-cases/start-app';
import { StartPayment } from '@/application/use-cases/start-payment';
import { ExplainRedirect } from '@/application/use-cases/explain-redirect';
import { TakeShop } from '@/application/use-cases/take-shop';
import { TrackPaidOrder } from '@/application/use-cases/track-paid-order';
import type { KeptBasket } from '@/domain/basket/kept-basket';
import type { ArticleCode } from '@/domain/menu/menu';
import type { KeptNavigation } from '@/domain/navigation/page-tracking';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import type { KeptOrders } from '@/domain/order/kept-orders';
import type { OrderRequestItem } from '@/domain/order/order-request';
import type { KeptMenu } from '@/domain/ports/kept-value';
import type { AppSettings } from '@/domain/settings/app-settings';
import { type Amount, ZERO_AMOUNT } from '@/domain/shared/amount';
import type { StoredShop } from '@/domain/shop/shop';
import { aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';
import { amount, shopId } from '@test/support/builders/ids';

/** The other side of the wire, the same for every browser. */
export function aServer(clock = new ManualClock()) {
  const shops = [aShop(), aShop({ id: shopId(2), name: 'Lucka Vasastan' })];
  const desk = new MemoryOrderDesk();
  desk.totalOf = ({ items }) => items.reduce(addLine, ZERO_AMOUNT);
  return {
    clock,
    catalog: new MemoryShopCatalog(shops),
    spots: new MemoryDeliverySpotCatalog(),
    menus: new MemoryMenuCatalog(shops.map(({ id }) => aMenu({ shopId: id }))),
    desk,
    payments: new MemoryPaymentDesk(desk),
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
  basket: new MemoryShelf<KeptBasket>(),
  orders: new MemoryShelf<KeptOrders>(),
  navigation: new MemoryShelf<KeptNavigation>(),
  appSettings: new MemoryShelf<AppSettings>(),
  shop: new MemoryShelf<StoredShop>(),
  suggestions: new MemoryShelf<readonly ArticleCode[]>(),
  menu: new MemoryShelf<KeptMenu>(),
});

export type Browser = ReturnType<typeof aBrowser>;

const MEATBALLS_PRICE = amount('119');

const addLine = (sum: Amount, { quantity }: OrderRequestItem): Amount =>
  amount((sum + MEATBALLS_PRICE * quantity) / 10_000);

let tabs = 0;

/** One tab: every store and use case of the first order on ports in memory. Settings and session are known. */
export function aTab(server: Server = aServer(), browser: Browser = aBrowser()) {
  tabs += 1;
  const { clock } = server;
  const ports = {
    channel: new MemoryTabChannel(browser.hub),
    randomness: new SeededRandomness(tabs),
    document: new RecordingPageDocument(),
    telemetry: new RecordingTelemetry(),
    reporter: new RecordingFailureReporter(),
    wayfinder: new MemoryWayfinder(),
    connection: new MemoryConnection(),
    visibility: new MemoryPageVisibility(),
    position: new MemoryPositionSource(),
    texts: new MemoryTexts(),
  };
  const kept = {
    basket: new MemoryKeptValue(browser.basket),
    orders: new MemoryKeptValue(browser.orders),
    navigation: new MemoryKeptValue(browser.navigation),
    appSettings: new MemoryKeptValue(browser.appSettings),
    shop: new MemoryKeptValue(browser.shop),
    suggestions: new MemoryKeptValue(browser.suggestions),
  };
  const stores = {
    baskets: new BasketStore(),
    orders: new OrderStore(),
    navigation: new NavigationStore(),
    settings: new SettingsStore(),
    shops: new ShopStore(),
    shopList: new ShopListStore(),
    suggestions: new SuggestionStore(),
    consents: new ConsentStore(),
    dietFilters: new DietFilterStore(),
    menus: new MenuStore(),
    spots: new DeliverySpotStore(),
    languages: new LanguageStore(),
    sessions: new SessionStore(),
    screen: new ScreenStore(),
    notices: new NoticeStore(),
  };
  const { baskets, orders, navigation, settings, shops, menus, spots, languages, sessions, screen, notices } =
    stores;
  const { channel, randomness, document, telemetry, reporter, wayfinder, connection, texts, visibility } =
    ports;
  sessions.setSession({ ...sessions.session, loading: false });
  settings.setLoading(loaded(server.settingsSource.current));

  const connections = new ConnectionStore();
  const changeBasket = new ChangeBasket(baskets, channel, randomness);
  const setAsideBasket = new SetAsideBasket(baskets);
  const clearSelectedShop = new ClearSelectedShop(shops);
  const loadSettings = new LoadSettings(server.settingsSource, settings);
  const menuStorage = new MemoryKeptValue(browser.menu);
  const loadMenu = new LoadMenu(server.menus, menuStorage, menus, languages, clock);
  const loadSpots = new LoadDeliverySpots(server.spots, spots);
  const takeShop = new TakeShop(server.catalog, shops, clock);
  const refreshShop = new RefreshShop(server.catalog, shops);
  const checkOrderForm = new CheckOrderForm(
    baskets,
    settings,
    shops,
    spots,
    new MemoryPhoneNumbers(),
    loadSettings,
    loadSpots,
  );
  const checkBasket = new CheckBasket(baskets, menus, checkOrderForm, refreshShop, loadMenu);
  const hearStatus = new HearStatus(orders, clock, reporter);
  const loadOrder = new LoadOrder(server.desk, orders, hearStatus);
  const trackPaidOrder = new TrackPaidOrder(orders, document);
  const abandonOrder = new AbandonOrder(orders, changeBasket, randomness);
  const askPayment = new AskPayment(server.payments, server.desk, orders);
  const settlePaidOrder = new SettlePaidOrder(
    orders,
    baskets,
    changeBasket,
    trackPaidOrder,
    loadOrder,
    randomness,
  );
  const settleOpenPayments = new SettleOpenPayments(orders, askPayment, settlePaidOrder, clock);
  const forgetOrders = new ForgetOrders(orders);
  const pollPaidOrders = new PollPaidOrders(server.desk, orders, hearStatus, clock, reporter);
  const confirmLeaving = new ConfirmLeaving(baskets, navigation, notices, changeBasket, setAsideBasket);
  const restoreKeptValues = new RestoreKeptValues(kept, stores);
  const fetchProfile = new FetchProfile(server.account, sessions, reporter);
  const useCases = {
    settleOpenPayments,
    changeBasket,
    hearStatus,
    loadMenu,
    loadSpots,
    loadSettings,
    connections,
    retryLoading: new RetryLoading(clock, connections),
    loadOrder,
    trackPaidOrder,
    forgetOrders,
    pollPaidOrders,
    confirmLeaving,
    restoreKeptValues,
    fetchProfile,
    refreshShop,
    locateVisitor: new LocateVisitor(ports.position, stores.shopList, clock, reporter),
    goBack: new GoBack(confirmLeaving, wayfinder),
    putArticle: new PutArticle(changeBasket, baskets, shops, setAsideBasket, randomness),
    followOrder: new FollowOrder(server.desk, orders, hearStatus, connection, clock, reporter),
    sendReceipt: new SendReceipt(server.desk, orders),
    noticeForFailure,
    selectShop: new SelectShop(
      server.catalog,
      shops,
      baskets,
      settings,
      navigation,
      notices,
      changeBasket,
      setAsideBasket,
    ),
    navigate: new Navigate(
      new NavigationFactsSource(sessions, settings, shops, baskets, screen),
      shops,
      new ProvideNeed(sessions, shops, baskets, loadSettings, takeShop, changeBasket, clock),
      new PerformEffect(
        baskets,
        navigation,
        screen,
        changeBasket,
        setAsideBasket,
        clearSelectedShop,
        document,
        telemetry,
      ),
      new ResolveArticle(menus, loadMenu, notices),
      reporter,
      navigation,
      new ExplainRedirect(baskets, navigation, notices, shops),
    ),
    confirmOrder: new ConfirmOrder(
      checkBasket,
      new PlaceOrder(server.desk, orders, changeBasket, kept.orders, clock, randomness),
      askPayment,
      settlePaidOrder,
      orders,
      baskets,
      kept.orders,
      clock,
    ),
    startPayment: new StartPayment(
      server.payments,
      orders,
      askPayment,
      settlePaidOrder,
      abandonOrder,
      document,
      clock,
    ),
    checkPayment: new CheckPayment(askPayment, settlePaidOrder, abandonOrder, orders, clock),
    speakChosenLanguage: new SpeakChosenLanguage(server.cultures, texts, languages),
    startApp: new StartApp(
      restoreKeptValues,
      loadSettings,
      fetchProfile,
      new LoadLanguages(server.cultures, languages),
    ),
  };
  const stop = stopAll(
    new KeepBasket(kept.basket, channel, baskets).start(),
    new KeepShop(kept.shop, shops, clock).start(),
    new KeepOrders(kept.orders, orders, forgetOrders, clock).start(),
    new ForgetExpiredOrders(orders, settings, navigation, clock).start(),
    new PollOrders(orders, pollPaidOrders, browser.election, clock).start(),
    new RefreshOrdersWhenShown(
      visibility,
      orders,
      navigation,
      pollPaidOrders,
      settleOpenPayments,
      clock,
    ).start(),
    new StreamOrders(visibility, orders, navigation, server.desk, hearStatus, clock).start(),
  );
  return { server, browser, clock, ...ports, kept, ...stores, ...useCases, stop };
}

export type Tab = ReturnType<typeof aTab>;
