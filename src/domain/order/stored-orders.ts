import type { OrderIntent } from '@/domain/order/order-intent';
import type { StoredOrderDetails, TrackedOrders } from '@/domain/order/tracked-order';

/** The stored value under `order`. Source: OPEN-28, decisions Stored values. */
export interface StoredOrders {
  readonly details: readonly StoredOrderDetails[];
  readonly intent: OrderIntent | undefined;
  readonly tracked: TrackedOrders;
}
