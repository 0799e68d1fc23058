import type { OrderId } from '@/domain/order/order';
import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { StoredOrder } from '@api/orders/stored-order';

export interface BoardedOrder {
  readonly order: StoredOrder;
  /** When it got its status. */
  readonly changedAt: Instant;
}

/** Reads the orders that the kitchens work on: paid ones. */
export interface BoardStore {
  /** Undefined for an order that was never paid. */
  find(orderId: OrderId): Promise<BoardedOrder | undefined>;
  /** The orders of a shop in work, and those that ended after that moment, the oldest first. */
  ofShop(shopId: ShopId, endedAfter: Instant): Promise<readonly BoardedOrder[]>;
}
