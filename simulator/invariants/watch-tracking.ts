import { reaction } from 'mobx';

import { violate, type WatchedPage } from '@simulator/invariants/watched-world';
import { OrderStore } from '@/application/orders/order-store';
import type { OrderId } from '@/domain/order/order';
import type { TrackedOrders } from '@/domain/order/tracked-order';

/** The server's time has whole seconds and is delayed by the network. */
export const TIME_TOLERANCE_MS = 5_000;

/**
 * An order is tracked until it expires, by the time of the world, or until it is rolled back; and then never again.
 * Source: FAULT-C14, FAULT-C17.
 */
export function watchTracking(watched: WatchedPage): void {
  const orders = watched.page.get(OrderStore);
  const gone = new Set<OrderId>();
  reaction(
    () => orders.tracked,
    (tracked, before) => {
      const { hasForgotten, clockSetAt = 0 } = watched.device;
      const now = watched.world.clock.now();
      const left = new Set(all(tracked).map(({ id }) => id));
      for (const id of left)
        if (gone.has(id)) violate(watched, 'polling ends', `${id} was tracked again after it was removed`);
      for (const { id, expires } of all(before)) {
        if (left.has(id) || hasForgotten) continue;
        gone.add(id);
        if (watched.world.orders.get(id)?.order.status === 'rollbacked') continue;
        if (expires - now > TIME_TOLERANCE_MS)
          violate(watched, 'expired orders are removed', `${id} went ${expires - now} ms before it expired`);
      }
      checkExpiry(watched, tracked, before);
      const isReported = (watched.page.reportedTimeAt ?? 0) > clockSetAt;
      const isPolled = tracked.lastPolled !== before.lastPolled && isReported;
      const late = all(tracked).filter(({ expires }) => isPolled && now - expires > TIME_TOLERANCE_MS);
      for (const { id } of late)
        violate(watched, 'expired orders are removed', `${id} was tracked after it expired`);
    },
  );
}

/** After the pickup time, and after the move to the delivered list. Source: spec 9; TRACK-08, TRACK-09. */
const PAID_EXPIRES_MS = 60 * 60_000;
const DELIVERED_EXPIRES_MS = 30 * 60_000;
const MOVED_TOLERANCE_MS = 30_000;

/** What begins to be tracked, or moves to the delivered list, expires when the specification says. */
function checkExpiry(watched: WatchedPage, tracked: TrackedOrders, before: TrackedOrders): void {
  const { world, device } = watched;
  const isNew = (list: TrackedOrders['paid'], id: OrderId): boolean => list.every((each) => each.id !== id);
  for (const { id, expires } of tracked.paid) {
    const pickupTime = world.orders.get(id)?.order.pickupTime;
    if (isNew(before.paid, id) && pickupTime !== undefined && expires - pickupTime !== PAID_EXPIRES_MS)
      violate(watched, 'orders expire when promised', `${id} is tracked for ${expires - pickupTime} ms`);
  }
  if (device.clockSetAt !== undefined) return;
  for (const { id, expires } of tracked.delivered) {
    const left = expires - world.clock.now();
    const hasMoved = isNew(before.delivered, id) && !isNew(before.paid, id);
    if (hasMoved && Math.abs(left - DELIVERED_EXPIRES_MS) > MOVED_TOLERANCE_MS)
      violate(watched, 'orders expire when promised', `${id} is listed for ${left} ms after its delivery`);
  }
}

const all = ({ paid, delivered }: TrackedOrders) => [...paid, ...delivered];
