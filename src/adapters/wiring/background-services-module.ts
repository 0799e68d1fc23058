import { ContainerModule } from 'inversify';

import { bindClasses } from '@/adapters/wiring/bind';
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
import { FollowMenuPrices } from '@/application/basket/apply-menu-prices';
import { KeepDietFilter } from '@/application/menu/persist-diet-filter';
import { ForgetExpiredOrders } from '@/application/orders/remove-expired-orders';
import { PollOrders } from '@/application/orders/poll-orders';
import { RetrySettings } from '@/application/settings/retry-settings';
import { RefreshStoredShop } from '@/application/navigation/refresh-stored-shop';
import { RefreshOrdersWhenShown } from '@/application/checkout/refresh-orders-when-shown';
import { StreamOrders } from '@/application/orders/stream-orders';
import { ReturnToSignage } from '@/application/navigation/return-to-signage';
import { SyncBasketSettings } from '@/application/basket/sync-spot-requirement';

/** The standing work, to be started by the program. */
export const reactionsModule = new ContainerModule(({ bind }) => {
  bindClasses(bind, [
    FollowSession,
    DocumentFollower,
    FollowConnection,
    RetrySettings,
    RefreshStoredShop,
    ReturnToSignage,
    FollowScreen,
    KeepAppSettings,
    KeepBasket,
    KeepDietFilter,
    KeepMenu,
    KeepNavigation,
    KeepShop,
    KeepSuggestions,
    CheckSessionWhenShown,
    WatchAuthKey,
    KeepOrders,
    SyncBasketSettings,
    FollowMenuPrices,
    ForgetExpiredOrders,
    PollOrders,
    RefreshOrdersWhenShown,
    StreamOrders,
  ]);
});
