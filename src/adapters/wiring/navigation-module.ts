import { ContainerModule } from 'inversify';

import { bindSingle, bindSingleTo } from '@/adapters/wiring/bind-single';
import { NavigationFactsSource } from '@/application/navigation/navigation-facts-source';
import { BasketStore } from '@/application/basket/basket-store';
import { ConnectionStore } from '@/application/connection/connection-store';
import { ConsentStore } from '@/application/consent/consent-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { OrderStore } from '@/application/orders/order-store';
import { ScreenStore } from '@/application/navigation/screen-store';
import { SessionStore } from '@/application/account/session-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopStore } from '@/application/shops/shop-store';
import { SuggestionStore } from '@/application/basket/suggestion-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { ClearSelectedShop } from '@/application/shops/clear-selected-shop';
import { ConfirmLeaving } from '@/application/navigation/confirm-leaving';
import { FetchProfile } from '@/application/account/fetch-profile';
import { ForgetOrders } from '@/application/orders/forget-orders';
import { GoBack } from '@/application/navigation/go-back';
import { LeaveOfflinePage } from '@/application/navigation/leave-offline-page';
import { LoadLanguages } from '@/application/language/load-languages';
import { LoadSettings } from '@/application/settings/load-settings';
import { Navigate } from '@/application/navigation/navigate';
import { PerformEffect } from '@/application/navigation/navigation-effects';
import { ExplainRedirect } from '@/application/navigation/explain-redirect';
import { ProvideNeed } from '@/application/navigation/navigation-requirements';
import { ResolveArticle } from '@/application/menu/resolve-article';
import { RestoreKeptValues } from '@/application/app/restore-stored-values';
import { ResumeJourney } from '@/application/app/resume-page';
import { RetryConnection } from '@/application/app/retry-connection';
import { SelectShop } from '@/application/navigation/select-shop';
import { SetAsideBasket } from '@/application/basket/set-aside-basket';
import { StartApp } from '@/application/app/start-app';
import { TakeShop } from '@/application/shops/load-shop';
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
} from '@/domain/ports/stored-value';
import { PageDocument } from '@/domain/ports/page-document';
import { ShopCatalog } from '@/domain/ports/shop-catalog';
import { Telemetry } from '@/domain/ports/telemetry';
import { Wayfinder } from '@/domain/ports/navigator';

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
