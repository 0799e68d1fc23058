import { reaction } from 'mobx';

import { violate, type WatchedPage } from '@/adapters/cli/simulation/invariants/watched-page';
import { OrderStore } from '@/application/stores/order-store';
import type { OrderId } from '@/domain/order/order';
import type { TrackedOrders } from '@/domain/order/tracked-order';

/** The server's time is told in whole seconds, after a journey. */
export const TIME_TOLERANCE_MS = 5_000;

/**
 * An order is followed until it expires, by the time of the world, or until it is taken back; and then never again.
 * Source: reliability C14, C17.
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
        if (gone.has(id)) violate(watched, 'polling ends', `${id} was followed again after it had gone`);
      for (const { id, expires } of all(before)) {
        if (left.has(id) || hasForgotten) continue;
        gone.add(id);
        if (watched.world.orders.get(id)?.order.status === 'rollbacked') continue;
        if (expires - now > TIME_TOLERANCE_MS)
          violate(watched, 'expired orders go', `${id} went ${expires - now} ms before it expired`);
      }
      const isTold = (watched.page.toldTimeAt ?? 0) > clockSetAt;
      const isPolled = tracked.lastPolled !== before.lastPolled && isTold;
      const late = all(tracked).filter(({ expires }) => isPolled && now - expires > TIME_TOLERANCE_MS);
      for (const { id } of late) violate(watched, 'expired orders go', `${id} was followed after it expired`);
    },
  );
}

const all = ({ paid, delivered }: TrackedOrders) => [...paid, ...delivered];
