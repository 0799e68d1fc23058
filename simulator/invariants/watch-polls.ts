import { reaction } from 'mobx';

import { violate, type WatchedPage } from '@simulator/invariants/watched-world';
import { OrderStore } from '@/application/orders/order-store';
import type { Instant } from '@/domain/shared/instant';

/** Ten minutes, and the longest time of a poll without an answer. */
const LATE_MS = 11 * 60_000;
/** A poll after which nothing is left to poll is still recorded. */
const ENDED_MS = 60_000;

/**
 * While paid orders are tracked they are queried every ten minutes, and not once when there are none. That a last
 * poll never came is seen in the end: what was followed then still is. Source: FAULT-C14.
 */
export function watchPolls(watched: WatchedPage): void {
  const { clock } = watched.world;
  const orders = watched.page.get(OrderStore);
  let polledAt: Instant = clock.now();
  /** Since when there has been something, or nothing, to query. */
  let changedAt: Instant = clock.now();
  const checkWait = (): void => {
    const waited = clock.now() - Math.max(polledAt, changedAt);
    if (waited > LATE_MS) violate(watched, 'polls are in time', `no poll for ${waited} ms`);
  };
  reaction(
    () => orders.tracked.paid.length > 0,
    (hasPaid) => {
      if (!hasPaid) checkWait();
      changedAt = clock.now();
    },
  );
  reaction(
    () => orders.tracked.lastPolled,
    (at, before) => {
      const hasMore = orders.tracked.paid.length > 0;
      const { clockSetAt, hasForgotten } = watched.device;
      const isNews = at !== undefined && before !== undefined && clockSetAt === undefined && !hasForgotten;
      if (hasMore) checkWait();
      else if (isNews && clock.now() - changedAt > ENDED_MS)
        violate(watched, 'polling ends', 'polled without a tracked order');
      polledAt = clock.now();
    },
  );
}
