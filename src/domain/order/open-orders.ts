import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { laterStatus } from '@/domain/order/status-change';
import type { StoredOrderDetails, TrackedOrders } from '@/domain/order/tracked-order';
import { addMs, type TimeSource } from '@/domain/shared/instant';

/** How long after its pickup time an order is linked to although no final status was ever seen. Source: DEC-20. */
export const OPEN_ORDER_EXPIRY_MS = 7 * 24 * 60 * 60_000;

/** Handed out or cancelled. Not every shop reports that a ready order was fetched. Source: TRACK-06, OPEN-35. */
export const isEnded = (status: OrderStatus | undefined): boolean =>
  status === 'done' || status === 'delivered' || status === 'rollbacked';

/**
 * The orders that home links to: the paid ones, then the delivered ones, then those that are tracked no longer, the
 * newest first, until the guest has seen how they ended. An order that was never paid is none of them.
 * Source: OPEN-42, AMB-16, DEC-20.
 */
export function openOrders(
  details: readonly StoredOrderDetails[],
  tracked: TrackedOrders,
  clock: TimeSource,
): readonly OrderId[] {
  const running = [...tracked.paid, ...tracked.delivered].map(({ id }) => id);
  const others = details
    .filter((order) => wasPaid(order, tracked) && !isEndSeen(order) && !isLongPast(order, clock))
    .map(({ orderId }) => orderId)
    .toReversed();
  return [...new Set([...running, ...others])];
}

/** An order with something that the guest does not know yet. */
export interface OrderNews {
  readonly order: StoredOrderDetails;
  readonly status: OrderStatus;
}

/**
 * What the guest should learn wherever they are: that an order is soon ready, ready or cancelled, and that one was paid
 * whose page they have never seen on this device, as when it was paid in another browser. Of an order that is tracked
 * no longer only its cancellation is news. Source: OPEN-35, ERR-20, DEC-21, DEC-23.
 */
export function orderNews(
  details: readonly StoredOrderDetails[],
  tracked: TrackedOrders,
): readonly OrderNews[] {
  const running = new Set([...tracked.paid, ...tracked.delivered].map(({ id }) => id));
  return details.flatMap((order) => {
    const status = laterStatus(order.status, order.isPaid === true ? 'added' : undefined);
    if (status === undefined || status === order.seenStatus) return [];
    const isNews =
      status === 'rollbacked'
        ? wasPaid(order, tracked)
        : running.has(order.orderId) && (isReadyOrSoon(status) || isFirstSeen(order, status));
    return isNews ? [{ order, status }] : [];
  });
}

const isReadyOrSoon = (status: OrderStatus): boolean => status === 'finnished' || status === 'done';

const isFirstSeen = ({ isPaid, seenStatus }: StoredOrderDetails, status: OrderStatus): boolean =>
  isPaid === true && seenStatus === undefined && status !== 'delivered';

/** An order that was cancelled before it was paid is not shown; what an earlier version stored says no more than that it was tracked. */
const wasPaid = ({ orderId, isPaid, status }: StoredOrderDetails, { rollbacked }: TrackedOrders): boolean =>
  status === undefined || status === 'calculatedPrice' || status === 'rollbacked'
    ? isPaid === true || rollbacked.some(({ id }) => id === orderId)
    : true;

const isEndSeen = ({ status, seenStatus }: StoredOrderDetails): boolean =>
  isEnded(status) && status === seenStatus;

const isLongPast = ({ pickupTime }: StoredOrderDetails, clock: TimeSource): boolean =>
  clock.isSure && clock.now() >= addMs(pickupTime, OPEN_ORDER_EXPIRY_MS);
