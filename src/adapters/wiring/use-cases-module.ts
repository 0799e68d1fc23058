import { SuggestionStorage } from '@/domain/ports/kept-value';
import { ShopStorage } from '@/domain/ports/kept-value';
import { NavigationStorage } from '@/domain/ports/kept-value';
import { BasketStorage } from '@/domain/ports/kept-value';
import { AppSettingsStorage } from '@/domain/ports/kept-value';
import { StartPayment } from '@/application/use-cases/start-payment';
import { StartApp } from '@/application/use-cases/start-app';
import { TrackPaidOrder } from '@/application/use-cases/track-paid-order';
import { SelectShop } from '@/application/use-cases/select-shop';
import { RestoreKeptValues } from '@/application/use-cases/restore-kept-values';
import { TakeShop } from '@/application/use-cases/take-shop';
import { PollPaidOrders } from '@/application/use-cases/poll-paid-orders';
import { Telemetry } from '@/domain/ports/telemetry';
import { PageDocument } from '@/domain/ports/page-document';
import { ScreenStore } from '@/application/stores/screen-store';
import { ResolveArticle } from '@/application/use-cases/resolve-article';
import { PerformEffect } from '@/application/use-cases/perform-effect';
import { ProvideNeed } from '@/application/use-cases/provide-need';
import { NavigationFactsSource } from '@/application/navigation-facts-source';
import { Navigate } from '@/application/use-cases/navigate';
import { LoadOrder } from '@/application/use-cases/load-order';
import { GoBack } from '@/application/use-cases/go-back';
import { HearStatus } from '@/application/use-cases/hear-status';
import { FollowOrder } from '@/application/use-cases/follow-order';
import { OrderStorage } from '@/domain/ports/kept-value';
import { PlaceOrder } from '@/application/use-cases/place-order';
import { ConfirmOrder } from '@/application/use-cases/confirm-order';
import { ConfirmLeaving } from '@/application/use-cases/confirm-leaving';
import { SettlePaidOrder } from '@/application/use-cases/settle-paid-order';
import { CheckPayment } from '@/application/use-cases/check-payment';
import { RefreshShop } from '@/application/use-cases/refresh-shop';
import { PhoneNumbers } from '@/domain/ports/phone-numbers';
import { CheckBasket } from '@/application/use-cases/check-basket';
import { PaymentDesk } from '@/domain/ports/payment-desk';
import { AskPayment } from '@/application/use-cases/ask-payment';
import { AbandonOrder } from '@/application/use-cases/abandon-order';
import { ContainerModule } from 'inversify';

import { bindSingle, bindSingleTo } from '@/adapters/wiring/bind-single';
import { BasketStore } from '@/application/stores/basket-store';
import { DeliverySpotStore } from '@/application/stores/delivery-spot-store';
import { LanguageStore } from '@/application/stores/language-store';
import { MenuStore } from '@/application/stores/menu-store';
import { NavigationStore } from '@/application/stores/navigation-store';
import { NoticeStore } from '@/application/stores/notice-store';
import { OrderStore } from '@/application/stores/order-store';
import { SessionStore } from '@/application/stores/session-store';
import { SettingsStore } from '@/application/stores/settings-store';
import { ShopListStore } from '@/application/stores/shop-list-store';
import { ShopStore } from '@/application/stores/shop-store';
import { SuggestionStore } from '@/application/stores/suggestion-store';
import { CancelOrder } from '@/application/use-cases/cancel-order';
import { ChangeBasket } from '@/application/use-cases/change-basket';
import { ChangeLanguage } from '@/application/use-cases/change-language';
import { ChooseOrderType } from '@/application/use-cases/choose-order-type';
import { ChooseSpot } from '@/application/use-cases/choose-spot';
import { ClearSelectedShop } from '@/application/use-cases/clear-selected-shop';
import { DecreaseItem } from '@/application/use-cases/decrease-item';
import { FetchProfile } from '@/application/use-cases/fetch-profile';
import { ForgetOrders } from '@/application/use-cases/forget-orders';
import { IncreaseItem } from '@/application/use-cases/increase-item';
import { LoadDeliverySpots } from '@/application/use-cases/load-delivery-spots';
import { LoadLanguages } from '@/application/use-cases/load-languages';
import { LoadMenu } from '@/application/use-cases/load-menu';
import { LoadSettings } from '@/application/use-cases/load-settings';
import { LoadShops } from '@/application/use-cases/load-shops';
import { LocateVisitor } from '@/application/use-cases/locate-visitor';
import { OfferSuggestions } from '@/application/use-cases/offer-suggestions';
import { PutArticle } from '@/application/use-cases/put-article';
import { RemoveItem } from '@/application/use-cases/remove-item';
import { RestoreSetAsideBasket } from '@/application/use-cases/restore-set-aside-basket';
import { ResumeJourney } from '@/application/use-cases/resume-journey';
import { RetryConnection } from '@/application/use-cases/retry-connection';
import { SendReceipt } from '@/application/use-cases/send-receipt';
import { SetAsideBasket } from '@/application/use-cases/set-aside-basket';
import { SpeakLanguage } from '@/application/use-cases/speak-language';
import { UpdateBasketFromMenu } from '@/application/use-cases/update-basket-from-menu';
import { WriteNote } from '@/application/use-cases/write-note';
import { Clock } from '@/domain/ports/clock';
import { Connection } from '@/domain/ports/connection';
import { Cultures } from '@/domain/ports/cultures';
import { CustomerAccount } from '@/domain/ports/customer-account';
import { DeliverySpotCatalog } from '@/domain/ports/delivery-spot-catalog';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { MenuStorage } from '@/domain/ports/kept-value';
import { MenuCatalog } from '@/domain/ports/menu-catalog';
import { OrderDesk } from '@/domain/ports/order-desk';
import { PositionSource } from '@/domain/ports/position-source';
import { Randomness } from '@/domain/ports/randomness';
import { SettingsSource } from '@/domain/ports/settings-source';
import { ShopCatalog } from '@/domain/ports/shop-catalog';
import { TabChannel } from '@/domain/ports/tab-channel';
import { Texts } from '@/domain/ports/texts';
import { Wayfinder } from '@/domain/ports/wayfinder';

/** What the program can do. Use cases remember which wish was the last, so each is one for the whole program. */
export const useCasesModule = new ContainerModule(({ bind }) => {
  bindSingle(bind, CancelOrder, [ChangeBasket, NoticeStore, Wayfinder]);
  bindSingle(bind, ChangeBasket, [BasketStore, TabChannel, Randomness]);
  bindSingle(bind, ChangeLanguage, [Cultures, SpeakLanguage]);
  bindSingle(bind, ChooseOrderType, [ChangeBasket, BasketStore, DeliverySpotStore]);
  bindSingle(bind, ChooseSpot, [ChangeBasket]);
  bindSingle(bind, ClearSelectedShop, [ShopStore]);
  bindSingle(bind, DecreaseItem, [ChangeBasket]);
  bindSingle(bind, FetchProfile, [CustomerAccount, SessionStore, FailureReporter]);
  bindSingle(bind, ForgetOrders, [OrderStore]);
  bindSingle(bind, IncreaseItem, [ChangeBasket, BasketStore, Randomness]);
  bindSingle(bind, LoadDeliverySpots, [DeliverySpotCatalog, DeliverySpotStore]);
  bindSingle(bind, LoadLanguages, [Cultures, LanguageStore]);
  bindSingle(bind, LoadMenu, [MenuCatalog, MenuStorage, MenuStore, LanguageStore, Clock]);
  bindSingle(bind, LoadSettings, [SettingsSource, SettingsStore]);
  bindSingle(bind, LoadShops, [ShopCatalog, ShopListStore]);
  bindSingle(bind, LocateVisitor, [PositionSource, ShopListStore, Clock, FailureReporter]);
  bindSingle(bind, OfferSuggestions, [BasketStore, MenuStore, SuggestionStore]);
  bindSingle(bind, PutArticle, [ChangeBasket, BasketStore, ShopStore, Randomness]);
  bindSingle(bind, RemoveItem, [ChangeBasket]);
  bindSingle(bind, RestoreSetAsideBasket, [ChangeBasket, SetAsideBasket, BasketStore]);
  bindSingle(bind, ResumeJourney, [ChangeBasket, NavigationStore, Wayfinder]);
  bindSingle(bind, RetryConnection, [Connection, Wayfinder]);
  bindSingle(bind, SendReceipt, [OrderDesk, OrderStore]);
  bindSingle(bind, SetAsideBasket, [BasketStore]);
  bindSingle(bind, SpeakLanguage, [Texts, LanguageStore, ShopStore, LoadMenu]);
  bindSingle(bind, UpdateBasketFromMenu, [ChangeBasket, BasketStore, MenuStore]);
  bindSingle(bind, WriteNote, [ChangeBasket]);
  bindSingle(bind, AbandonOrder, [OrderStore, ChangeBasket, Randomness]);
  bindSingle(bind, AskPayment, [PaymentDesk, OrderDesk, OrderStore]);
  bindSingle(bind, CheckBasket, [BasketStore, MenuStore, SettingsStore, PhoneNumbers, RefreshShop, LoadMenu]);
  bindSingle(bind, CheckPayment, [AskPayment, SettlePaidOrder, OrderStore, Clock]);
  bindSingle(bind, ConfirmLeaving, [BasketStore, NavigationStore, NoticeStore, ChangeBasket, SetAsideBasket]);
  bindSingle(bind, ConfirmOrder, [
    CheckBasket,
    PlaceOrder,
    AskPayment,
    SettlePaidOrder,
    OrderStore,
    BasketStore,
    OrderStorage,
    Clock,
  ]);
  bindSingle(bind, FollowOrder, [OrderDesk, OrderStore, HearStatus, Connection, Clock, FailureReporter]);
  bindSingle(bind, GoBack, [ConfirmLeaving, Wayfinder]);
  bindSingle(bind, HearStatus, [OrderStore, Clock, FailureReporter]);
  bindSingle(bind, LoadOrder, [OrderDesk, OrderStore, HearStatus]);
  bindSingle(bind, Navigate, [
    NavigationFactsSource,
    ShopStore,
    ProvideNeed,
    PerformEffect,
    ResolveArticle,
    FailureReporter,
  ]);
  bindSingle(bind, PerformEffect, [
    BasketStore,
    NavigationStore,
    ScreenStore,
    ChangeBasket,
    SetAsideBasket,
    ClearSelectedShop,
    PageDocument,
    Telemetry,
  ]);
  bindSingle(bind, PlaceOrder, [
    OrderDesk,
    OrderStore,
    BasketStore,
    ChangeBasket,
    OrderStorage,
    Clock,
    Randomness,
  ]);
  bindSingle(bind, PollPaidOrders, [OrderDesk, OrderStore, HearStatus, Clock, FailureReporter]);
  bindSingle(bind, ProvideNeed, [
    SessionStore,
    SettingsStore,
    BasketStore,
    LoadSettings,
    TakeShop,
    ChangeBasket,
    Clock,
  ]);
  bindSingle(bind, RefreshShop, [ShopCatalog, ShopStore]);
  bindSingle(bind, ResolveArticle, [MenuStore, LoadMenu, NoticeStore]);
  bindSingleTo(bind, RestoreKeptValues, restoreKeptValues, [
    BasketStorage,
    OrderStorage,
    NavigationStorage,
    AppSettingsStorage,
    ShopStorage,
    SuggestionStorage,
    BasketStore,
    OrderStore,
    NavigationStore,
    SettingsStore,
    ShopStore,
    SuggestionStore,
    Clock,
  ]);
  bindSingle(bind, SelectShop, [
    ShopCatalog,
    ShopStore,
    BasketStore,
    SettingsStore,
    NavigationStore,
    NoticeStore,
    ChangeBasket,
    SetAsideBasket,
  ]);
  bindSingle(bind, SettlePaidOrder, [
    OrderStore,
    BasketStore,
    ChangeBasket,
    TrackPaidOrder,
    LoadOrder,
    Randomness,
  ]);
  bindSingle(bind, StartApp, [
    RestoreKeptValues,
    LoadSettings,
    FetchProfile,
    LoadLanguages,
    RefreshShop,
    Cultures,
    Texts,
    LanguageStore,
  ]);
  bindSingle(bind, StartPayment, [PaymentDesk, OrderStore, AskPayment, AbandonOrder, PageDocument, Clock]);
  bindSingle(bind, TakeShop, [ShopCatalog, ShopStore]);
  bindSingle(bind, TrackPaidOrder, [OrderStore, PageDocument]);
  bindSingle(bind, NavigationFactsSource, [SessionStore, SettingsStore, ShopStore, BasketStore, ScreenStore]);
});

/** What was kept goes back to the stores, name by name. */
const restoreKeptValues = (
  basket: BasketStorage,
  orders: OrderStorage,
  navigation: NavigationStorage,
  appSettings: AppSettingsStorage,
  shop: ShopStorage,
  suggestions: SuggestionStorage,
  baskets: BasketStore,
  orderStore: OrderStore,
  navigationStore: NavigationStore,
  settings: SettingsStore,
  shops: ShopStore,
  suggestionStore: SuggestionStore,
  clock: Clock,
): RestoreKeptValues =>
  new RestoreKeptValues(
    { basket, orders, navigation, appSettings, shop, suggestions },
    {
      baskets,
      orders: orderStore,
      navigation: navigationStore,
      settings,
      shops,
      suggestions: suggestionStore,
    },
    clock,
  );
