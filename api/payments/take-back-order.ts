import type { OrderId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { PaymentDeps } from '@api/payments/payment-deps';
import { ABORTED_CODE, giveBack } from '@api/payments/settle-payment';

/**
 * Takes an order back and then lets go of its money; in this order, since money that is let go of cannot be fetched back
 * for an order that went on. Should the second not succeed now, the reconciler does it. Answers whether the order moved.
 * Source: OPEN-08; FAULT-P18.
 */
export async function takeBackOrder(
  parts: PaymentDeps,
  orderId: OrderId,
  from: Extract<OrderStatus, 'calculatedPrice' | 'added'>,
): Promise<boolean> {
  if (!(await parts.orders.move(orderId, from, 'rollbacked', parts.clock.now()))) return false;
  parts.announcer.announce(orderId, 'rollbacked');
  const payment = await parts.payments.live(orderId);
  if (payment !== undefined) await releaseForTakenBack(parts, payment);
  return true;
}

type LivePayment = Parameters<typeof giveBack>[1];

/** A payment that was never paid is aborted; money that was reserved is released. */
export const releaseForTakenBack = (parts: PaymentDeps, payment: LivePayment): Promise<LivePayment> =>
  payment.status === 'created'
    ? giveBack(parts, payment, 'aborted', ABORTED_CODE)
    : giveBack(parts, payment, 'released', undefined);
