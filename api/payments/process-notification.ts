import { parsePaymentId } from '@/domain/order/order';
import type { PaymentNotification } from '@api/payments/payment-notification';
import type { PaymentDeps } from '@api/payments/payment-deps';
import { settlePayment } from '@api/payments/settle-payment';

/**
 * Queries the provider for the payment's state, as a return or a poll does. If the provider does not answer, the
 * reconciler tries later. Answers whether there is such a payment. Source: FAULT-P9, FAULT-P13, FAULT-P14.
 */
export async function processNotification(
  deps: PaymentDeps,
  notification: PaymentNotification,
): Promise<boolean> {
  const paymentId = parsePaymentId(notification.paymentId);
  const payment = paymentId && (await deps.payments.withId(paymentId));
  if (payment !== undefined) await settlePayment(deps, payment);
  await deps.notifications.markProcessed(notification.id, deps.clock.now());
  return payment !== undefined;
}
