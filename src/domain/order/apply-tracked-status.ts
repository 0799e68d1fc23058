import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { TrackedOrders } from '@/domain/order/tracked-order';
import { deliveredOrderExpires } from '@/domain/order/tracked-order-times';
import type { Instant } from '@/domain/shared/instant';

/**
 * Applies a status to the lists: a paid order that is done or delivered moves to the delivered list with a new expiry;
 * a rolled back one is no longer tracked. Source: spec §4 Client order tracking, OPEN-35; TRACK-06, TRACK-09.
 */
export function applyTrackedStatus(
  tracked: TrackedOrders,
  id: OrderId,
  status: OrderStatus,
  now: Instant,
): TrackedOrders {
  const order = tracked.paid.find((each) => each.id === id);
  const isHandedOut = status === 'done' || status === 'delivered';
  if (order === undefined || !(isHandedOut || status === 'rollbacked')) return tracked;
  const paid = tracked.paid.filter((each) => each.id !== id);
  if (!isHandedOut) return { ...tracked, paid, rollbacked: [...tracked.rollbacked, order] };
  const moved = { ...order, expires: deliveredOrderExpires(now) };
  return { ...tracked, paid, delivered: [...tracked.delivered.filter((each) => each.id !== id), moved] };
}
