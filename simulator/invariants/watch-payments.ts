import { reaction } from 'mobx';

import { violate, type WatchedPage } from '@simulator/invariants/watched-world';
import { OrderStore, type PaymentProgress } from '@/application/orders/order-store';
import type { OrderId } from '@/domain/order/order';

/**
 * Nobody is told that an order is paid which is not, nor that a paid one is not; and a paid one is followed by whoever
 * made it. Source: FAULT-P9, FAULT-P11, FAULT-P14.
 */
export function watchPayments(watched: WatchedPage): void {
  const orders = watched.page.get(OrderStore);
  const told = new Map<OrderId, PaymentProgress['kind']>();
  reaction(
    () => orders.seen,
    (seen) => {
      for (const [orderId, { payment }] of seen) {
        if (payment === undefined || told.get(orderId) === payment.kind) continue;
        told.set(orderId, payment.kind);
        judge(watched, orderId, payment.kind);
      }
    },
  );
}

function judge(watched: WatchedPage, orderId: OrderId, told: PaymentProgress['kind']): void {
  const status = watched.world.orders.get(orderId)?.order.status;
  const isPaid = status !== undefined && status !== 'calculatedPrice' && status !== 'rollbacked';
  if (told === 'paid' && (status === undefined || status === 'calculatedPrice'))
    violate(watched, 'whoever has paid is told so', `${orderId} is told to be paid and is ${status}`);
  if (told === 'unpaid' && isPaid)
    violate(watched, 'whoever has paid is told so', `${orderId} is told to be unpaid and is ${status}`);
  const { details, running } = watched.page.get(OrderStore);
  const isOwn = details.some((each) => each.orderId === orderId);
  if (told === 'paid' && isPaid && isOwn && !running.some(({ id }) => id === orderId))
    violate(watched, 'paid orders are followed', `${orderId} is paid and not followed`);
}
