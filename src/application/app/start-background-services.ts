import { CheckSessionWhenShown } from '@/application/account/check-session-when-shown';
import { DocumentFollower } from '@/application/app/update-document';
import { FollowConnection } from '@/application/app/watch-connection';
import { FollowMenuPrices } from '@/application/basket/apply-menu-prices';
import { FollowScreen } from '@/application/navigation/watch-screen';
import { FollowSession } from '@/application/app/handle-session-end';
import { FollowUpdates } from '@/application/app/watch-updates';
import { KeepAppSettings } from '@/application/app/persist-app-settings';
import { KeepBasket } from '@/application/basket/persist-basket';
import { KeepDietFilter } from '@/application/menu/persist-diet-filter';
import { KeepMenu } from '@/application/menu/persist-menu';
import { KeepNavigation } from '@/application/navigation/persist-navigation';
import { KeepOrders } from '@/application/orders/persist-orders';
import { KeepShop } from '@/application/shops/persist-shop';
import { KeepSuggestions } from '@/application/basket/persist-suggestions';
import { LeaveWhenErased } from '@/application/device/leave-when-erased';
import { ForgetExpiredOrders } from '@/application/orders/remove-expired-orders';
import { PollOrders } from '@/application/orders/poll-orders';
import { RetrySettings } from '@/application/settings/retry-settings';
import { RefreshStoredShop } from '@/application/navigation/refresh-stored-shop';
import { RefreshOrdersWhenShown } from '@/application/checkout/refresh-orders-when-shown';
import { ReturnToSignage } from '@/application/navigation/return-to-signage';
import { type StandingWork, stopAll } from '@/application/shared/background-service';
import { StreamOrders } from '@/application/orders/stream-orders';
import { SyncBasketSettings } from '@/application/basket/sync-spot-requirement';
import { WatchAuthKey } from '@/application/account/watch-session-key';
import type { Stop } from '@/domain/ports/clock';

/** What gives the one instance of a class. */
export interface Services {
  get<Service>(token: new (...parts: never[]) => Service): Service;
}

export type WorkClass = new (...parts: never[]) => StandingWork;

/** What is kept starts before what changes it; the connection, which may move the visitor, comes last. */
export const STANDING_WORK: readonly WorkClass[] = [
  FollowScreen,
  KeepBasket,
  KeepShop,
  KeepMenu,
  KeepOrders,
  KeepNavigation,
  KeepAppSettings,
  KeepSuggestions,
  KeepDietFilter,
  DocumentFollower,
  FollowSession,
  WatchAuthKey,
  CheckSessionWhenShown,
  LeaveWhenErased,
  SyncBasketSettings,
  RetrySettings,
  FollowMenuPrices,
  ForgetExpiredOrders,
  PollOrders,
  RefreshOrdersWhenShown,
  StreamOrders,
  FollowUpdates,
  RefreshStoredShop,
  ReturnToSignage,
  FollowConnection,
];

/** Starts all standing work in order; the returned stop ends it in reverse. */
export const startReactions = (services: Services): Stop =>
  stopAll(...STANDING_WORK.map((work) => services.get(work).start()));
