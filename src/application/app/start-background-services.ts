import { CheckSessionWhenShown } from '@/application/account/check-session-when-shown';
import { UpdateDocument } from '@/application/app/update-document';
import { WatchConnection } from '@/application/app/watch-connection';
import { ApplyMenuPrices } from '@/application/basket/apply-menu-prices';
import { WatchScreen } from '@/application/navigation/watch-screen';
import { HandleSessionEnd } from '@/application/app/handle-session-end';
import { WatchUpdates } from '@/application/app/watch-updates';
import { PersistAppSettings } from '@/application/app/persist-app-settings';
import { PersistBasket } from '@/application/basket/persist-basket';
import { FollowServingHours } from '@/application/app/follow-serving-hours';
import { PersistDietFilter } from '@/application/menu/persist-diet-filter';
import { PersistMenu } from '@/application/menu/persist-menu';
import { PersistNavigation } from '@/application/navigation/persist-navigation';
import { PersistOrders } from '@/application/orders/persist-orders';
import { PersistShop } from '@/application/shops/persist-shop';
import { PersistSuggestions } from '@/application/basket/persist-suggestions';
import { LeaveWhenErased } from '@/application/device/leave-when-erased';
import { RemoveExpiredOrders } from '@/application/orders/remove-expired-orders';
import { PollOrders } from '@/application/orders/poll-orders';
import { RetrySettings } from '@/application/settings/retry-settings';
import { RefreshStoredShop } from '@/application/navigation/refresh-stored-shop';
import { RefreshOrdersWhenShown } from '@/application/checkout/refresh-orders-when-shown';
import { SubtractPaidOrder } from '@/application/checkout/subtract-paid-order';
import { ReturnToSignage } from '@/application/navigation/return-to-signage';
import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { StreamOrders } from '@/application/orders/stream-orders';
import { SyncSpotRequirement } from '@/application/basket/sync-spot-requirement';
import { WatchSessionKey } from '@/application/account/watch-session-key';
import type { Disposer } from '@/domain/ports/clock';
import type { Services } from '@/domain/ports/deps';

export type BackgroundServiceClass = new (...parts: never[]) => BackgroundService;

/** They store what changes and keep the menu current, the page of the first navigation included. */
export const STORING_SERVICES: readonly BackgroundServiceClass[] = [
  WatchScreen,
  FollowServingHours,
  PersistBasket,
  PersistShop,
  PersistMenu,
  PersistOrders,
  PersistNavigation,
  PersistAppSettings,
  PersistSuggestions,
  PersistDietFilter,
];

/** They act by themselves; the connection, which may navigate, is last. */
export const ACTING_SERVICES: readonly BackgroundServiceClass[] = [
  UpdateDocument,
  HandleSessionEnd,
  WatchSessionKey,
  CheckSessionWhenShown,
  LeaveWhenErased,
  SyncSpotRequirement,
  RetrySettings,
  ApplyMenuPrices,
  SubtractPaidOrder,
  RemoveExpiredOrders,
  PollOrders,
  RefreshOrdersWhenShown,
  StreamOrders,
  WatchUpdates,
  RefreshStoredShop,
  ReturnToSignage,
  WatchConnection,
];

/** Starts all background services in order; the returned disposer stops them in reverse. */
export const startBackgroundServices = (services: Services): Disposer =>
  startServices(services, [...STORING_SERVICES, ...ACTING_SERVICES]);

/** Starts some of them. */
export const startServices = (services: Services, some: readonly BackgroundServiceClass[]): Disposer =>
  disposeAll(...some.map((work) => services.get(work).start()));
