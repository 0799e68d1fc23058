import { ContainerModule } from 'inversify';

import { bindSingle, bindSingleTo } from '@/adapters/wiring/bind-single';
import { NavigationFactsSource } from '@/application/navigation-facts-source';
import { BasketStore } from '@/application/stores/basket-store';
import { ConnectionStore } from '@/application/stores/connection-store';
import { ConsentStore } from '@/application/stores/consent-store';
import { NavigationStore } from '@/application/stores/navigation-store';
import { NoticeStore } from '@/application/stores/notice-store';
import { OrderStore } from '@/application/stores/order-store';
import { ScreenStore } from '@/application/stores/screen-store';
import { SessionStore } from '@/application/stores/session-store';
import { SettingsStore } from '@/application/stores/settings-store';
import { ShopStore } from '@/application/stores/shop-store';
import { SuggestionStore } from '@/application/stores/suggestion-store';
import { ChangeBasket } from '@/application/use-cases/change-basket';
import { ClearSelectedShop } from '@/application/use-cases/clear-selected-shop';
import { ConfirmLeaving } from '@/application/use-cases/confirm-leaving';
import { FetchProfile } from '@/application/use-cases/fetch-profile';
import { ForgetOrders } from '@/application/use-cases/forget-orders';
import { GoBack } from '@/application/use-cases/go-back';
import { LeaveOfflinePage } from '@/application/use-cases/leave-offline-page';
import { LoadLanguages } from '@/application/use-cases/load-languages';
import { LoadSettings } from '@/application/use-cases/load-settings';
import { Navigate } from '@/application/use-cases/navigate';
import { PerformEffect } from '@/application/use-cases/perform-effect';
import { ExplainRedirect } from '@/application/use-cases/explain-redirect';
import { ProvideNeed } from '@/application/use-cases/provide-need';
import { ResolveArticle } from '@/application/use-cases/resolve-article';
import { RestoreKeptValues } from '@/application/use-cases/restore-kept-values';
import { ResumeJourney } from '@/application/use-cases/resume-journey';
import { RetryConnection } from '@/application/use-cases/retry-connection';
import { SelectShop } from '@/application/use-cases/select-shop';
import { SetAsideBasket } from '@/application/use-cases/set-aside-basket';
import { StartApp } from '@/application/use-cases/start-app';
import { TakeShop } from '@/application/use-cases/take-shop';
import { Clock } from '@/domain/ports/clock';
import { Connection } from '@/domain/ports/connection';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import {
  AppSettingsStorage,
  BasketStorage,
  NavigationStorage,
  OrderStorage,
  ShopStorage,
  SuggestionStorage,
} from '@/domain/ports/kept-value';
import { PageDocument } from '@/domain/ports/page-document';
import { ShopCatalog } from '@/domain/ports/shop-catalog';
import { Telemetry } from '@/domain/ports/telemetry';
import { Wayfinder } from '@/domain/ports/wayfinder';

/** The way through the screens. */
export const journeyModule = new ContainerModule(({ bind }) => {
  bindSingle(bind, StartApp, [RestoreKeptValues, LoadSettings, FetchProfile, LoadLanguages]);
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
    ConsentStore,
  ]);
  bindSingle(bind, NavigationFactsSource, [SessionStore, SettingsStore, ShopStore, BasketStore, ScreenStore]);
  bindSingle(bind, Navigate, [
    NavigationFactsSource,
    ShopStore,
    ProvideNeed,
    PerformEffect,
    ResolveArticle,
    FailureReporter,
    NavigationStore,
    ExplainRedirect,
  ]);
  bindSingle(bind, ExplainRedirect, [BasketStore, NavigationStore, NoticeStore, ShopStore]);
  bindSingle(bind, ProvideNeed, [
    SessionStore,
    ShopStore,
    BasketStore,
    LoadSettings,
    TakeShop,
    ChangeBasket,
    Clock,
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
  bindSingle(bind, ClearSelectedShop, [ShopStore]);
  bindSingle(bind, ConfirmLeaving, [BasketStore, NavigationStore, NoticeStore, ChangeBasket, SetAsideBasket]);
  bindSingle(bind, GoBack, [ConfirmLeaving, Wayfinder]);
  bindSingle(bind, ResumeJourney, [ChangeBasket, NavigationStore, ConnectionStore, Wayfinder]);
  bindSingle(bind, LeaveOfflinePage, [NavigationStore, Wayfinder]);
  bindSingle(bind, ForgetOrders, [OrderStore]);
  bindSingle(bind, RetryConnection, [Connection, LeaveOfflinePage]);
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
  consents: ConsentStore,
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
      consents,
    },
  );
