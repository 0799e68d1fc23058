import { reaction } from 'mobx';

import { type WatchedPage, violate } from '@simulator/invariants/watched-world';
import { RANKS } from '@simulator/invariants/status-ranks';
import { OrderStore } from '@/application/orders/order-store';
import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';

/** The status that a screen shows never goes back. Source: PAIN-19. */
export function watchStatuses(watched: WatchedPage): void {
  const orders = watched.page.get(OrderStore);
  const shown = new Map<OrderId, OrderStatus>();
  reaction(
    () => orders.seen,
    (seen) => {
      for (const [orderId, { status }] of seen) {
        const before = shown.get(orderId);
        if (status === undefined || status === before) continue;
        shown.set(orderId, status);
        if (before !== undefined && RANKS[status] < RANKS[before])
          violate(watched, 'statuses never go back', `${orderId} was ${before} and is shown ${status}`);
      }
    },
  );
}
