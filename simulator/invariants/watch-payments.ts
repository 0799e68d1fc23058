import { reaction } from 'mobx';

import { violate, type WatchedPage } from '@simulator/invariants/watched-world';
import { OrderStore, type PaymentProgress } from '@/application/orders/order-store';
import type { OrderId } from '@/domain/order/order';

/**
 * No page shows an unpaid order as paid or a paid one as unpaid; the device that made a paid order tracks it. Source:
 * FAULT-P9, FAULT-P11, FAULT-P14.
 */
export function watchPayments(watched: WatchedPage): void {
  const orders = watched.page.get(OrderStore);
  const reported = new Map<OrderId, PaymentProgress['kind']>();
  reaction(
    () => orders.seen,
    (seen) => {
      for (const [orderId, { payment }] of seen) {
        if (payment === undefined || reported.get(orderId) === payment.kind) continue;
        reported.set(orderId, payment.kind);
        checkPayment(watched, orderId, payment.kind);
      }
    },
  );
}

function checkPayment(watched: WatchedPage, orderId: OrderId, reported: PaymentProgress['kind']): void {
  const status = watched.world.orders.get(orderId)?.order.status;
  const isPaid = status !== undefined && status !== 'calculatedPrice' && status !== 'rollbacked';
  if (reported === 'paid' && (status === undefined || status === 'calculatedPrice'))
    violate(
      watched,
      'the payment state that is shown is true',
      `${orderId} is shown as paid and is ${status}`,
    );
  if (reported === 'unpaid' && isPaid)
    violate(
      watched,
      'the payment state that is shown is true',
      `${orderId} is shown as unpaid and is ${status}`,
    );
  const { details, running } = watched.page.get(OrderStore);
  const isOwn = details.some((each) => each.orderId === orderId);
  if (reported === 'paid' && isPaid && isOwn && !running.some(({ id }) => id === orderId))
    violate(watched, 'paid orders are tracked', `${orderId} is paid and not tracked`);
}
