import type { KeptOrders } from '@/domain/order/kept-orders';
import type { OrderIntent } from '@/domain/order/order-intent';
import type { StoredOrderDetails, TrackedOrder, TrackedOrders } from '@/domain/order/tracked-order';
import { instant, type Instant } from '@/domain/shared/instant';

/**
 * What two tabs know of this device's orders together. The browser's storage loses concurrent writes, so no order
 * leaves because another tab has not heard of it; it leaves by its expiry, or when everything is erased.
 * Source: user-pains P02, C7 of the fault list; TRACK-03, TRACK-06.
 */
export const mergeKeptOrders = (own: KeptOrders, other: KeptOrders): KeptOrders => ({
  details: mergeDetails(own.details, other.details),
  intent: mergeIntents(own.intent, other.intent),
  tracked: mergeTracked(own.tracked, other.tracked),
});

/** Whether a merge says something that `other` lacks, and so has to be kept again. */
export function addsTo(merged: KeptOrders, other: KeptOrders): boolean {
  const known = new Set(other.details.map(({ orderId }) => orderId));
  const followed = new Set(all(other.tracked).map(({ id }) => id));
  const delivered = new Set(other.tracked.delivered.map(({ id }) => id));
  return (
    merged.intent !== other.intent ||
    merged.details.some(({ orderId }) => !known.has(orderId)) ||
    all(merged.tracked).some(({ id }) => !followed.has(id)) ||
    merged.tracked.delivered.some(({ id }) => !delivered.has(id))
  );
}

const all = ({ paid, delivered }: TrackedOrders): readonly TrackedOrder[] => [...paid, ...delivered];

function mergeDetails(
  own: readonly StoredOrderDetails[],
  other: readonly StoredOrderDetails[],
): readonly StoredOrderDetails[] {
  const heard = new Set(other.map(({ orderId }) => orderId));
  return [...own.filter(({ orderId }) => !heard.has(orderId)), ...other];
}

/** Delivered in one tab is delivered. */
function mergeTracked(own: TrackedOrders, other: TrackedOrders): TrackedOrders {
  const delivered = withoutDoubles([...other.delivered, ...own.delivered]);
  const isDelivered = new Set(delivered.map(({ id }) => id));
  const paid = withoutDoubles([...other.paid, ...own.paid]).filter(({ id }) => !isDelivered.has(id));
  return { paid, delivered, lastPolled: later(own.lastPolled, other.lastPolled) };
}

const withoutDoubles = (orders: readonly TrackedOrder[]): readonly TrackedOrder[] =>
  orders.filter((order, at) => orders.findIndex(({ id }) => id === order.id) === at);

/** The later confirmation counts; of the same one what the other tab says, unless it is known to be paid. */
function mergeIntents(own: OrderIntent | undefined, other: OrderIntent | undefined): OrderIntent | undefined {
  if (own === undefined || other === undefined) return own ?? other;
  if (own.key !== other.key) return own.confirmedAt > other.confirmedAt ? own : other;
  const isFurther = own.state.kind === 'paid' || other.state.kind === 'sending';
  return isFurther && own.state.kind !== other.state.kind ? own : other;
}

function later(one: Instant | undefined, other: Instant | undefined): Instant | undefined {
  return one === undefined || other === undefined ? (one ?? other) : instant(Math.max(one, other));
}
