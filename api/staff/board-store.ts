import type { OrderId } from '@/domain/order/order';
import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { StoredOrder } from '@api/orders/stored-order';

export interface BoardedOrder {
  readonly order: StoredOrder;
  /** When it got its status. */
  readonly changedAt: Instant;
}

/** Which of a shop's orders are read besides all that are cooked or will be. */
export interface Shown {
  /** Those that were handed out or taken back after that moment. */
  readonly endedAfter: Instant;
  /** At most so many of those that are ready, the newest: nothing but the staff ends them. */
  readonly readyMax: number;
}

/** Reads the orders that the kitchens work on: paid ones. */
export interface BoardStore {
  /** Undefined for an order that was never paid. */
  find(orderId: OrderId): Promise<BoardedOrder | undefined>;
  /** The numbers of orders, by id; without those that are gone. */
  numbersOf(orderIds: readonly OrderId[]): Promise<ReadonlyMap<OrderId, string>>;
  /** The oldest first. */
  ofShop(shopId: ShopId, shown: Shown): Promise<readonly BoardedOrder[]>;
}
