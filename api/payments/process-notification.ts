import { parsePaymentId } from '@/domain/order/order';
import type { PaymentNotification } from '@api/payments/payment-notification';
import type { PaymentDeps } from '@api/payments/payment-deps';
import { followRefund } from '@api/payments/refunds/make-refund';
import type { StoredPayment } from '@api/orders/stored-payment';
import { settlePayment } from '@api/payments/settle-payment';

/**
 * Queries the provider for the payment's state, as a return or a poll does, and for the refunds of captured money. If
 * the provider does not answer, the reconciler tries later. Answers whether there is such a payment. Source: FAULT-P9,
 * FAULT-P13, FAULT-P14.
 */
export async function processNotification(
  deps: PaymentDeps,
  notification: PaymentNotification,
): Promise<boolean> {
  const paymentId = parsePaymentId(notification.paymentId);
  const payment = paymentId && (await deps.payments.withId(paymentId));
  if (payment !== undefined) {
    await settlePayment(deps, payment);
    if (payment.status === 'captured') await followRefunds(deps, payment);
  }
  await deps.notifications.markProcessed(notification.id, deps.clock.now());
  return payment !== undefined;
}

async function followRefunds(deps: PaymentDeps, { orderId }: StoredPayment): Promise<void> {
  for (const refund of await deps.refunds.ofOrder(orderId)) await followRefund(deps, refund);
}
