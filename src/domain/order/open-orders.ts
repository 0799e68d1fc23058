import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import { laterStatus } from '@/domain/order/status-change';
import type { StoredOrderDetails, TrackedOrders } from '@/domain/order/tracked-order';
import { addMs, type TimeSource } from '@/domain/shared/instant';

/** For this long after its pickup time an order without a final status is linked to. Source: DEC-20. */
export const OPEN_ORDER_EXPIRY_MS = 7 * 24 * 60 * 60_000;

/**
 * Returns whether the order was handed out or cancelled. Not every shop reports that a ready order was collected.
 * Source: TRACK-06, OPEN-35.
 */
export const isEnded = (status: OrderStatus | undefined): boolean =>
  status === 'done' || status === 'delivered' || status === 'rollbacked';

/**
 * Returns the orders that home links to: the paid ones, then the delivered ones, then those that are no longer
 * tracked, newest first, until the visitor has seen their final status. Orders that were never paid are left out.
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

/** An order with a status that the visitor has not seen. */
export interface OrderNews {
  readonly order: StoredOrderDetails;
  readonly status: OrderStatus;
}

/**
 * Returns what visitors are notified of on any page: that an order is soon ready, ready or cancelled, and that an
 * order is paid whose page was never open on this device, as when it was paid in another browser. Of an order that is
 * no longer tracked only the cancellation is reported. Source: OPEN-35, ERR-20, DEC-21, DEC-23.
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

/**
 * An order that was cancelled before it was paid is not shown; values of an earlier version only show that it was
 * tracked.
 */
const wasPaid = ({ orderId, isPaid, status }: StoredOrderDetails, { rollbacked }: TrackedOrders): boolean =>
  status === undefined || status === 'calculatedPrice' || status === 'rollbacked'
    ? isPaid === true || rollbacked.some(({ id }) => id === orderId)
    : true;

const isEndSeen = ({ status, seenStatus }: StoredOrderDetails): boolean =>
  isEnded(status) && status === seenStatus;

const isLongPast = ({ pickupTime }: StoredOrderDetails, clock: TimeSource): boolean =>
  clock.isSure && clock.now() >= addMs(pickupTime, OPEN_ORDER_EXPIRY_MS);
