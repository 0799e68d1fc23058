import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { MoveCause } from '@api/orders/order-store';
import type { PaymentDeps } from '@api/payments/payment-deps';
import { ABORTED_CODE, releasePayment } from '@api/payments/settle-payment';

/**
 * Rolls an order back and then releases its money; in this order, since released money cannot be recovered for an order
 * that continues. If the release fails, the reconciler repeats it. Answers whether the order moved. Source: OPEN-08;
 * FAULT-P18.
 */
export async function rollBackOrder(
  deps: PaymentDeps,
  orderId: OrderId,
  from: Extract<OrderStatus, 'calculatedPrice' | 'added'>,
  cause?: MoveCause,
): Promise<boolean> {
  if (!(await deps.orders.move(orderId, from, 'rollbacked', deps.clock.now(), cause))) return false;
  deps.announcer.announce(orderId, 'rollbacked');
  const payment = await deps.payments.live(orderId);
  if (payment !== undefined) await releaseRolledBack(deps, payment);
  return true;
}

type LivePayment = Parameters<typeof releasePayment>[1];

/** An unpaid payment is aborted; reserved money is released. */
export const releaseRolledBack = (deps: PaymentDeps, payment: LivePayment): Promise<LivePayment> =>
  payment.status === 'created'
    ? releasePayment(deps, payment, 'aborted', ABORTED_CODE)
    : releasePayment(deps, payment, 'released', undefined);
