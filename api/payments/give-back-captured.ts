import { type PaymentId, parseRefundId, type RefundId } from '@/domain/order/order';
import { auditEntryAt, SERVER } from '@api/audit/audit';
import type { StoredOrder } from '@api/orders/stored-order';
import type { StoredPayment } from '@api/orders/stored-payment';
import { raiseMoneyAlarm } from '@api/payments/raise-money-alarm';
import type { PaymentDeps } from '@api/payments/payment-deps';
import { refundDetail, runRefund } from '@api/payments/refunds/make-refund';
import type { NewRefund } from '@api/payments/refunds/refund';

const REASON = 'captured outside, and the order was taken back';

/**
 * Gives back money of an order that was taken back, which was captured outside Lucka, such as in the dashboard of the
 * company: it cannot be released any more. The payment counts as captured from now on, with a refund of what the
 * company has, and an alarm is raised. Source: DEC-126.
 */
export async function giveBackCaptured(
  deps: PaymentDeps,
  payment: StoredPayment,
  { shopId }: StoredOrder,
): Promise<void> {
  const state = await deps.provider.fetchState(payment.id);
  if (!state.ok || state.value.kind !== 'captured') return;
  const { amount, currency } = state.value;
  const refund: NewRefund = {
    ...{ id: refundIdOf(payment.id), orderId: payment.orderId, paymentId: payment.id },
    ...{ amount, currency, lines: [], reason: REASON, requestedAt: deps.clock.now() },
  };
  const act = { actor: SERVER, act: 'refund', shopId, subject: payment.orderId } as const;
  const entry = auditEntryAt(refund.requestedAt, { ...act, detail: refundDetail(refund) });
  const begun = await deps.refunds.beginOfCaptured(refund, entry);
  if (begun === undefined) return;
  raiseMoneyAlarm(deps, { kind: 'capturedOutside', ...refund });
  await runRefund(deps, begun);
}

/** One for each payment. */
function refundIdOf(paymentId: PaymentId): RefundId {
  const id = parseRefundId(`outside-${paymentId}`);
  if (id === undefined) throw new Error('The id of the payment does not fit the id of a refund');
  return id;
}
