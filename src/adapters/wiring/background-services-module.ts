import { ContainerModule } from 'inversify';

import { bindClasses } from '@/adapters/wiring/bind';
import { CheckSessionWhenShown } from '@/application/account/check-session-when-shown';
import { UpdateDocument } from '@/application/app/update-document';
import { WatchConnection } from '@/application/app/watch-connection';
import { WatchScreen } from '@/application/navigation/watch-screen';
import { HandleSessionEnd } from '@/application/app/handle-session-end';
import { PersistAppSettings } from '@/application/app/persist-app-settings';
import { PersistBasket } from '@/application/basket/persist-basket';
import { PersistMenu } from '@/application/menu/persist-menu';
import { PersistNavigation } from '@/application/navigation/persist-navigation';
import { PersistOrders } from '@/application/orders/persist-orders';
import { PersistShop } from '@/application/shops/persist-shop';
import { PersistSuggestions } from '@/application/basket/persist-suggestions';
import { WatchSessionKey } from '@/application/account/watch-session-key';
import { ApplyMenuPrices } from '@/application/basket/apply-menu-prices';
import { PersistDietFilter } from '@/application/menu/persist-diet-filter';
import { RemoveExpiredOrders } from '@/application/orders/remove-expired-orders';
import { PollOrders } from '@/application/orders/poll-orders';
import { RetrySettings } from '@/application/settings/retry-settings';
import { RefreshStoredShop } from '@/application/navigation/refresh-stored-shop';
import { RefreshOrdersWhenShown } from '@/application/checkout/refresh-orders-when-shown';
import { StreamOrders } from '@/application/orders/stream-orders';
import { ReturnToSignage } from '@/application/navigation/return-to-signage';
import { SyncSpotRequirement } from '@/application/basket/sync-spot-requirement';

/** The background services, which the program starts. */
export const backgroundServicesModule = new ContainerModule(({ bind }) => {
  bindClasses(bind, [
    HandleSessionEnd,
    UpdateDocument,
    WatchConnection,
    RetrySettings,
    RefreshStoredShop,
    ReturnToSignage,
    WatchScreen,
    PersistAppSettings,
    PersistBasket,
    PersistDietFilter,
    PersistMenu,
    PersistNavigation,
    PersistShop,
    PersistSuggestions,
    CheckSessionWhenShown,
    WatchSessionKey,
    PersistOrders,
    SyncSpotRequirement,
    ApplyMenuPrices,
    RemoveExpiredOrders,
    PollOrders,
    RefreshOrdersWhenShown,
    StreamOrders,
  ]);
});
