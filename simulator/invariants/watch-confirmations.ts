import { reaction } from 'mobx';

import { violate, type WatchedPage } from '@simulator/invariants/watched-world';
import { OrderStore } from '@/application/orders/order-store';
import type { OrderIntent } from '@/domain/order/order-intent';

/**
 * The same basket, confirmed however often and in how many tabs, is one order. Source: FAULT-P6, FAULT-P8, FAULT-C10.
 */
export function watchConfirmations(watched: WatchedPage): void {
  const orders = watched.page.get(OrderStore);
  const { placed } = watched.device;
  reaction(
    () => orders.intent,
    (intent) => {
      // A paid one has forgotten what the guest declared, which is part of it.
      if (intent === undefined || intent.state.kind === 'sending' || intent.state.kind === 'paid') return;
      const { orderId } = intent.state.order;
      const content = contentOf(intent);
      const before = placed.get(content)?.orderId ?? orderId;
      placed.set(content, { orderId: before, seed: intent.seed });
      if (before !== orderId)
        violate(watched, 'one order for one confirmation', `${before} and ${orderId} are of one basket`);
    },
  );
}

/** All that makes a confirmation, without the names that were made for it. */
const contentOf = ({ seed, request }: OrderIntent): string =>
  JSON.stringify([
    ...[seed, request.shopId, request.orderType, request.note, request.spotId, request.items],
    request.dietaryNeeds,
  ]);
