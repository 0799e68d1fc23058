import { CheckSessionWhenShown } from '@/application/reactions/check-session-when-shown';
import { DocumentFollower } from '@/application/reactions/document-follower';
import { FollowConnection } from '@/application/reactions/follow-connection';
import { FollowMenuPrices } from '@/application/reactions/follow-menu-prices';
import { FollowScreen } from '@/application/reactions/follow-screen';
import { FollowSession } from '@/application/reactions/follow-session';
import { FollowUpdates } from '@/application/reactions/follow-updates';
import { KeepAppSettings } from '@/application/reactions/keep-app-settings';
import { KeepBasket } from '@/application/reactions/keep-basket';
import { KeepDietFilter } from '@/application/reactions/keep-diet-filter';
import { KeepMenu } from '@/application/reactions/keep-menu';
import { KeepNavigation } from '@/application/reactions/keep-navigation';
import { KeepOrders } from '@/application/reactions/keep-orders';
import { KeepShop } from '@/application/reactions/keep-shop';
import { KeepSuggestions } from '@/application/reactions/keep-suggestions';
import { LeaveWhenErased } from '@/application/reactions/leave-when-erased';
import { ForgetExpiredOrders } from '@/application/reactions/forget-expired-orders';
import { PollOrders } from '@/application/reactions/poll-orders';
import { RetrySettings } from '@/application/reactions/retry-settings';
import { RefreshStoredShop } from '@/application/reactions/refresh-stored-shop';
import { RefreshOrdersWhenShown } from '@/application/reactions/refresh-orders-when-shown';
import { ReturnToSignage } from '@/application/reactions/return-to-signage';
import { type StandingWork, stopAll } from '@/application/reactions/standing-work';
import { StreamOrders } from '@/application/reactions/stream-orders';
import { SyncBasketSettings } from '@/application/reactions/sync-basket-settings';
import { WatchAuthKey } from '@/application/reactions/watch-auth-key';
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
