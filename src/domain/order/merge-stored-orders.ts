import type { StoredOrders } from '@/domain/order/stored-orders';
import type { OrderIntent } from '@/domain/order/order-intent';
import { laterStatus } from '@/domain/order/status-change';
import type { StoredOrderDetails, TrackedOrder, TrackedOrders } from '@/domain/order/tracked-order';
import { instant, type Instant } from '@/domain/shared/instant';

/**
 * Merges the orders of two tabs. The browser's storage loses concurrent writes, so no order is removed because another
 * tab lacks it; it is removed by its expiry, when the shop has rolled it back, or when all data is erased. Source:
 * PAIN-02, FAULT-C7; TRACK-03, TRACK-06.
 */
export const mergeStoredOrders = (own: StoredOrders, other: StoredOrders): StoredOrders => ({
  details: mergeDetails(own.details, other.details),
  intent: mergeIntents(own.intent, other.intent),
  tracked: mergeTracked(own.tracked, other.tracked),
});

/**
 * Returns whether a merge contains what `other` lacks, and so has to be stored again. The list of rolled back orders
 * does not count: a tab of the previous version never stores it, and would be written to endlessly; each tab gets it
 * from the server.
 */
export function addsTo(merged: StoredOrders, other: StoredOrders): boolean {
  const known = new Map(other.details.map((order) => [order.orderId, order]));
  const isNews = (order: StoredOrderDetails): boolean => {
    const before = known.get(order.orderId);
    return before === undefined || !isSameKnown(order, before);
  };
  const isMissing = (list: 'paid' | 'delivered'): boolean =>
    without(merged.tracked[list], other.tracked[list]).length > 0;
  return (
    merged.intent !== other.intent ||
    merged.details.some(isNews) ||
    isMissing('paid') ||
    isMissing('delivered')
  );
}

const without = (
  orders: readonly TrackedOrder[],
  others: readonly TrackedOrder[],
): readonly TrackedOrder[] => {
  const ids = new Set(others.map(({ id }) => id));
  return orders.filter(({ id }) => !ids.has(id));
};

function mergeDetails(
  own: readonly StoredOrderDetails[],
  other: readonly StoredOrderDetails[],
): readonly StoredOrderDetails[] {
  const ownById = new Map(own.map((order) => [order.orderId, order]));
  const otherIds = new Set(other.map(({ orderId }) => orderId));
  return [
    ...own.filter(({ orderId }) => !otherIds.has(orderId)),
    ...other.map((order) => withKnown(order, ownById.get(order.orderId))),
  ];
}

/** A tab of the previous version does not store all that is known of an order, so it is added again. */
function withKnown(other: StoredOrderDetails, own: StoredOrderDetails | undefined): StoredOrderDetails {
  if (own === undefined) return other;
  const merged = {
    ...other,
    isPaid: other.isPaid === true || own.isPaid === true ? true : other.isPaid,
    number: other.number ?? own.number,
    shopName: other.shopName ?? own.shopName,
    shownTime: other.shownTime ?? own.shownTime,
    isNotified: other.isNotified ?? own.isNotified,
    status: laterStatus(other.status, own.status),
    seenStatus: laterStatus(other.seenStatus, own.seenStatus),
  };
  return isSameKnown(merged, other) ? other : merged;
}

const isSameKnown = (one: StoredOrderDetails, other: StoredOrderDetails): boolean =>
  one.isPaid === other.isPaid &&
  one.number === other.number &&
  one.shopName === other.shopName &&
  one.shownTime === other.shownTime &&
  one.isNotified === other.isNotified &&
  one.status === other.status &&
  one.seenStatus === other.seenStatus;

/** An order that is delivered or rolled back in one tab is so in the other. */
function mergeTracked(own: TrackedOrders, other: TrackedOrders): TrackedOrders {
  const both = (list: 'paid' | 'delivered' | 'rollbacked'): readonly TrackedOrder[] => [
    ...other[list],
    ...without(own[list], other[list]),
  ];
  const [delivered, rollbacked] = [both('delivered'), both('rollbacked')];
  return {
    paid: without(both('paid'), [...delivered, ...rollbacked]),
    delivered: without(delivered, rollbacked),
    rollbacked,
    lastPolled: later(own.lastPolled, other.lastPolled),
  };
}

/** The later confirmation wins; of the same one that of the other tab, unless it is known to be paid. */
function mergeIntents(own: OrderIntent | undefined, other: OrderIntent | undefined): OrderIntent | undefined {
  if (own === undefined || other === undefined) return own ?? other;
  if (own.key !== other.key) return own.confirmedAt > other.confirmedAt ? own : other;
  const isFurther = own.state.kind === 'paid' || other.state.kind === 'sending';
  return isFurther && own.state.kind !== other.state.kind ? own : other;
}

function later(one: Instant | undefined, other: Instant | undefined): Instant | undefined {
  return one === undefined || other === undefined ? (one ?? other) : instant(Math.max(one, other));
}
