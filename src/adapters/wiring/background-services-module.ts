import { ContainerModule } from 'inversify';

import { bindSingle, bindSingleTo } from '@/adapters/wiring/bind-single';
import { CheckSessionWhenShown } from '@/application/account/check-session-when-shown';
import { DocumentFollower } from '@/application/app/update-document';
import { FollowConnection } from '@/application/app/watch-connection';
import { FollowScreen } from '@/application/navigation/watch-screen';
import { FollowSession } from '@/application/app/handle-session-end';
import { KeepAppSettings } from '@/application/app/persist-app-settings';
import { KeepBasket } from '@/application/basket/persist-basket';
import { KeepMenu } from '@/application/menu/persist-menu';
import { KeepNavigation } from '@/application/navigation/persist-navigation';
import { KeepOrders } from '@/application/orders/persist-orders';
import { KeepShop } from '@/application/shops/persist-shop';
import { KeepSuggestions } from '@/application/basket/persist-suggestions';
import { WatchAuthKey } from '@/application/account/watch-session-key';
import { BasketStore } from '@/application/basket/basket-store';
import { ConnectionStore } from '@/application/connection/connection-store';
import { FavoriteStore } from '@/application/favorites/favorite-store';
import { LanguageStore } from '@/application/language/language-store';
import { MenuStore } from '@/application/menu/menu-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { OrderStore } from '@/application/orders/order-store';
import { ProfileDraftStore } from '@/application/account/profile-draft-store';
import { ScreenStore } from '@/application/navigation/screen-store';
import { ProgramStore } from '@/application/app/app-store';
import { SessionStore } from '@/application/account/session-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopStore } from '@/application/shops/shop-store';
import { SuggestionStore } from '@/application/basket/suggestion-store';
import { FetchProfile } from '@/application/account/fetch-profile';
import { ForgetOrders } from '@/application/orders/forget-orders';
import { LoadSettings } from '@/application/settings/load-settings';
import { LeaveOfflinePage } from '@/application/navigation/leave-offline-page';
import { SpeakLanguage } from '@/application/app/apply-language';
import { Clock } from '@/domain/ports/clock';
import { Connection } from '@/domain/ports/connection';
import {
  AppSettingsStorage,
  AuthStorage,
  BasketStorage,
  DietFilterStorage,
  MenuStorage,
  NavigationStorage,
  OrderStorage,
  ShopStorage,
  SuggestionStorage,
} from '@/domain/ports/stored-value';
import { CustomerAccount } from '@/domain/ports/customer-account';
import { OrderDesk } from '@/domain/ports/order-gateway';
import { PageDocument } from '@/domain/ports/page-document';
import { PageVisibility } from '@/domain/ports/page-visibility';
import { ScreenSource } from '@/domain/ports/screen-source';
import { TabChannel } from '@/domain/ports/tab-channel';
import { TabElection } from '@/domain/ports/tab-election';
import { Texts } from '@/domain/ports/texts';
import { Wayfinder } from '@/domain/ports/navigator';
import { FollowMenuPrices } from '@/application/basket/apply-menu-prices';
import { KeepDietFilter } from '@/application/menu/persist-diet-filter';
import { ForgetExpiredOrders } from '@/application/orders/remove-expired-orders';
import { PollOrders } from '@/application/orders/poll-orders';
import { RetrySettings } from '@/application/settings/retry-settings';
import { RetryLoading } from '@/application/connection/retry-loading';
import { RefreshStoredShop } from '@/application/navigation/refresh-stored-shop';
import { RefreshOrdersWhenShown } from '@/application/checkout/refresh-orders-when-shown';
import { StreamOrders } from '@/application/orders/stream-orders';
import { HearStatus } from '@/application/orders/apply-order-status';
import { SettleOpenPayments } from '@/application/checkout/settle-open-payments';
import { ReturnToSignage } from '@/application/navigation/return-to-signage';
import { SyncBasketSettings } from '@/application/basket/sync-spot-requirement';
import { ConsentStore } from '@/application/consent/consent-store';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import { DietFilterStore } from '@/application/menu/diet-filter-store';
import { AnswerTelemetry } from '@/application/consent/answer-telemetry';
import { ChangeBasket } from '@/application/basket/change-basket';
import { PollPaidOrders } from '@/application/orders/poll-paid-orders';
import { RefreshShop } from '@/application/shops/refresh-shop';
import { UpdateBasketFromMenu } from '@/application/basket/update-basket-from-menu';

/** The standing work, to be started by the program. */
export const reactionsModule = new ContainerModule(({ bind }) => {
  bindSingle(bind, DocumentFollower, [
    PageDocument,
    LanguageStore,
    NavigationStore,
    SessionStore,
    ShopStore,
    MenuStore,
    ProgramStore,
    Texts,
  ]);
  bindSingle(bind, FollowConnection, [
    Connection,
    ConnectionStore,
    NavigationStore,
    BasketStore,
    Wayfinder,
    LeaveOfflinePage,
    Clock,
  ]);
  bindSingle(bind, RetrySettings, [RetryLoading, LoadSettings]);
  bindSingle(bind, RefreshStoredShop, [NavigationStore, ShopStore, ConnectionStore, RefreshShop, Clock]);
  bindSingle(bind, ReturnToSignage, [NavigationStore, Wayfinder, Clock]);
  bindSingle(bind, FollowScreen, [ScreenSource, ScreenStore]);
  bindSingle(bind, KeepAppSettings, [
    AppSettingsStorage,
    SettingsStore,
    LanguageStore,
    SpeakLanguage,
    ConsentStore,
    AnswerTelemetry,
  ]);
  bindSingle(bind, KeepBasket, [BasketStorage, TabChannel, BasketStore]);
  bindSingle(bind, KeepDietFilter, [DietFilterStorage, DietFilterStore]);
  bindSingle(bind, KeepMenu, [MenuStorage, MenuStore]);
  bindSingle(bind, KeepNavigation, [NavigationStorage, NavigationStore]);
  bindSingle(bind, KeepShop, [ShopStorage, ShopStore, Clock]);
  bindSingle(bind, KeepSuggestions, [SuggestionStorage, SuggestionStore, BasketStore]);
  bindSingle(bind, CheckSessionWhenShown, [PageVisibility, SessionStore, CustomerAccount, Clock]);
  bindSingle(bind, WatchAuthKey, [AuthStorage, SessionStore, FetchProfile]);
  bindSingleTo(bind, FollowSession, followSession, [
    SessionStore,
    FavoriteStore,
    ProfileDraftStore,
    NavigationStore,
    NoticeStore,
    AuthStorage,
    Wayfinder,
  ]);
  bindSingle(bind, KeepOrders, [OrderStorage, OrderStore, ForgetOrders, Clock]);
  bindSingle(bind, SyncBasketSettings, [ChangeBasket, BasketStore, DeliverySpotStore]);
  bindSingle(bind, FollowMenuPrices, [MenuStore, UpdateBasketFromMenu]);
  bindSingle(bind, ForgetExpiredOrders, [OrderStore, SettingsStore, NavigationStore, Clock]);
  bindSingle(bind, PollOrders, [OrderStore, PollPaidOrders, TabElection, Clock]);
  bindSingle(bind, RefreshOrdersWhenShown, [
    PageVisibility,
    OrderStore,
    NavigationStore,
    PollPaidOrders,
    SettleOpenPayments,
    Clock,
  ]);
  bindSingle(bind, StreamOrders, [PageVisibility, OrderStore, NavigationStore, OrderDesk, HearStatus, Clock]);
});

const followSession = (
  sessions: SessionStore,
  favorites: FavoriteStore,
  drafts: ProfileDraftStore,
  navigation: NavigationStore,
  notices: NoticeStore,
  storage: AuthStorage,
  wayfinder: Wayfinder,
): FollowSession =>
  new FollowSession({ sessions, favorites, drafts, navigation, notices }, storage, wayfinder);
