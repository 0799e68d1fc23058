import { ContainerModule } from 'inversify';

import { bindSingle, bindSingleTo } from '@/adapters/wiring/bind-single';
import { CheckSessionWhenShown } from '@/application/reactions/check-session-when-shown';
import { DocumentFollower } from '@/application/reactions/document-follower';
import { FollowConnection } from '@/application/reactions/follow-connection';
import { FollowScreen } from '@/application/reactions/follow-screen';
import { FollowSession } from '@/application/reactions/follow-session';
import { KeepAppSettings } from '@/application/reactions/keep-app-settings';
import { KeepBasket } from '@/application/reactions/keep-basket';
import { KeepMenu } from '@/application/reactions/keep-menu';
import { KeepNavigation } from '@/application/reactions/keep-navigation';
import { KeepOrders } from '@/application/reactions/keep-orders';
import { KeepShop } from '@/application/reactions/keep-shop';
import { KeepSuggestions } from '@/application/reactions/keep-suggestions';
import { WatchAuthKey } from '@/application/reactions/watch-auth-key';
import { BasketStore } from '@/application/stores/basket-store';
import { ConnectionStore } from '@/application/stores/connection-store';
import { FavoriteStore } from '@/application/stores/favorite-store';
import { LanguageStore } from '@/application/stores/language-store';
import { MenuStore } from '@/application/stores/menu-store';
import { NavigationStore } from '@/application/stores/navigation-store';
import { NoticeStore } from '@/application/stores/notice-store';
import { OrderStore } from '@/application/stores/order-store';
import { ProfileDraftStore } from '@/application/stores/profile-draft-store';
import { ScreenStore } from '@/application/stores/screen-store';
import { ProgramStore } from '@/application/stores/program-store';
import { SessionStore } from '@/application/stores/session-store';
import { SettingsStore } from '@/application/stores/settings-store';
import { ShopStore } from '@/application/stores/shop-store';
import { SuggestionStore } from '@/application/stores/suggestion-store';
import { FetchProfile } from '@/application/use-cases/fetch-profile';
import { ForgetOrders } from '@/application/use-cases/forget-orders';
import { LoadSettings } from '@/application/use-cases/load-settings';
import { LeaveOfflinePage } from '@/application/use-cases/leave-offline-page';
import { SpeakLanguage } from '@/application/use-cases/speak-language';
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
} from '@/domain/ports/kept-value';
import { CustomerAccount } from '@/domain/ports/customer-account';
import { OrderDesk } from '@/domain/ports/order-desk';
import { PageDocument } from '@/domain/ports/page-document';
import { PageVisibility } from '@/domain/ports/page-visibility';
import { ScreenSource } from '@/domain/ports/screen-source';
import { TabChannel } from '@/domain/ports/tab-channel';
import { TabElection } from '@/domain/ports/tab-election';
import { Texts } from '@/domain/ports/texts';
import { Wayfinder } from '@/domain/ports/wayfinder';
import { FollowMenuPrices } from '@/application/reactions/follow-menu-prices';
import { KeepDietFilter } from '@/application/reactions/keep-diet-filter';
import { ForgetExpiredOrders } from '@/application/reactions/forget-expired-orders';
import { PollOrders } from '@/application/reactions/poll-orders';
import { RetrySettings } from '@/application/reactions/retry-settings';
import { RetryLoading } from '@/application/reactions/retry-loading';
import { RefreshStoredShop } from '@/application/reactions/refresh-stored-shop';
import { RefreshOrdersWhenShown } from '@/application/reactions/refresh-orders-when-shown';
import { StreamOrders } from '@/application/reactions/stream-orders';
import { HearStatus } from '@/application/use-cases/hear-status';
import { SettleOpenPayments } from '@/application/use-cases/settle-open-payments';
import { ReturnToSignage } from '@/application/reactions/return-to-signage';
import { SyncBasketSettings } from '@/application/reactions/sync-basket-settings';
import { ConsentStore } from '@/application/stores/consent-store';
import { DeliverySpotStore } from '@/application/stores/delivery-spot-store';
import { DietFilterStore } from '@/application/stores/diet-filter-store';
import { AnswerTelemetry } from '@/application/use-cases/answer-telemetry';
import { ChangeBasket } from '@/application/use-cases/change-basket';
import { PollPaidOrders } from '@/application/use-cases/poll-paid-orders';
import { RefreshShop } from '@/application/use-cases/refresh-shop';
import { UpdateBasketFromMenu } from '@/application/use-cases/update-basket-from-menu';

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
