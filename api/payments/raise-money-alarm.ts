import type { MoneyAlarm } from '@api/payments/money-alarm';
import type { PaymentDeps } from '@api/payments/payment-deps';

/** Counts an alarm and raises it. */
export function raiseMoneyAlarm(
  { meter, alarm }: Pick<PaymentDeps, 'meter' | 'alarm'>,
  { kind, orderId, paymentId, amount, currency }: MoneyAlarm,
): void {
  meter.count('moneyAlarms', { kind });
  alarm({ kind, orderId, paymentId, amount, currency });
}
