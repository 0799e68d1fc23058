import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { PaymentDeps } from '@api/payments/payment-deps';
import { ABORTED_CODE, releasePayment } from '@api/payments/settle-payment';

/**
 * Takes an order back and then lets go of its money; in this order, since money that is let go of cannot be fetched back
 * for an order that went on. Should the second not succeed now, the reconciler does it. Answers whether the order moved.
 * Source: OPEN-08; FAULT-P18.
 */
export async function rollBackOrder(
  deps: PaymentDeps,
  orderId: OrderId,
  from: Extract<OrderStatus, 'calculatedPrice' | 'added'>,
): Promise<boolean> {
  if (!(await deps.orders.move(orderId, from, 'rollbacked', deps.clock.now()))) return false;
  deps.announcer.announce(orderId, 'rollbacked');
  const payment = await deps.payments.live(orderId);
  if (payment !== undefined) await releaseRolledBack(deps, payment);
  return true;
}

type LivePayment = Parameters<typeof releasePayment>[1];

/** A payment that was never paid is aborted; money that was reserved is released. */
export const releaseRolledBack = (deps: PaymentDeps, payment: LivePayment): Promise<LivePayment> =>
  payment.status === 'created'
    ? releasePayment(deps, payment, 'aborted', ABORTED_CODE)
    : releasePayment(deps, payment, 'released', undefined);
