import type { CustomerCode, OrderId } from '@/domain/order/order';
import type { TrackedOrders } from '@/domain/order/tracked-order';
import { paidOrderExpires } from '@/domain/order/tracked-order-times';
import type { Instant } from '@/domain/shared/instant';

/** A paid order. */
export interface PaidOrder {
  readonly orderId: OrderId | undefined;
  readonly pickupTime: Instant | undefined;
  readonly customerCode: CustomerCode;
}

/**
 * Adds a paid order to the tracked ones, if it has an id and a pickup time, and only once: also not again after it was
 * delivered or rolled back. Source: spec §4 Client order tracking; TRACK-01 to TRACK-03, TRACK-08.
 */
export function addPaidOrder(tracked: TrackedOrders, order: PaidOrder): TrackedOrders {
  const { orderId: id, pickupTime, customerCode } = order;
  if (id === undefined || pickupTime === undefined) return tracked;
  if ([...tracked.paid, ...tracked.delivered, ...tracked.rollbacked].some((each) => each.id === id))
    return tracked;
  return { ...tracked, paid: [...tracked.paid, { id, expires: paidOrderExpires(pickupTime), customerCode }] };
}
