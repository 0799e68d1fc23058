import { ContainerModule } from 'inversify';

import { bindSingle } from '@/adapters/wiring/bind-single';
import { FollowMenuPrices } from '@/application/reactions/follow-menu-prices';
import { PollOrders } from '@/application/reactions/poll-orders';
import { SyncBasketSettings } from '@/application/reactions/sync-basket-settings';
import { BasketStore } from '@/application/stores/basket-store';
import { DeliverySpotStore } from '@/application/stores/delivery-spot-store';
import { MenuStore } from '@/application/stores/menu-store';
import { OrderStore } from '@/application/stores/order-store';
import { ChangeBasket } from '@/application/use-cases/change-basket';
import { PollPaidOrders } from '@/application/use-cases/poll-paid-orders';
import { UpdateBasketFromMenu } from '@/application/use-cases/update-basket-from-menu';
import { Clock } from '@/domain/ports/clock';

/** The standing work that home does not need. */
export const laterReactionsModule = new ContainerModule(({ bind }) => {
  bindSingle(bind, SyncBasketSettings, [ChangeBasket, BasketStore, DeliverySpotStore]);
  bindSingle(bind, FollowMenuPrices, [MenuStore, UpdateBasketFromMenu]);
  bindSingle(bind, PollOrders, [OrderStore, PollPaidOrders, Clock]);
});
