import { addAmounts, multiplyAmount, ZERO_AMOUNT, type Amount } from '@/domain/shared/amount';
import type { StoredPayment } from '@api/orders/stored-payment';
import type { NewRefund, StoredRefund } from '@api/payments/refunds/refund';

export type RefundRefusal =
  /** The order has no captured money. */
  | { readonly kind: 'notCaptured' }
  /** More than what is left of the payment, or of a line. */
  | { readonly kind: 'tooMuch' };

/** The money that can still be given back, in the currency of the payment. */
export const refundable = (payment: StoredPayment, earlier: readonly StoredRefund[]): Amount =>
  payment.status === 'captured'
    ? addAmounts(payment.amount, ...counted(earlier).map(({ amount }) => multiplyAmount(amount, -1)))
    : ZERO_AMOUNT;

/** Why a refund is not made; undefined if it is. `quantityOf` is how many of a line were ordered. */
export function refundRefusal(
  refund: NewRefund,
  payment: StoredPayment | undefined,
  earlier: readonly StoredRefund[],
  quantityOf: (index: number) => number,
): RefundRefusal | undefined {
  if (payment?.status !== 'captured') return { kind: 'notCaptured' };
  if (refund.amount > refundable(payment, earlier)) return { kind: 'tooMuch' };
  const refunded = [...counted(earlier), refund].flatMap(({ lines }) => lines);
  const isTooMany = refund.lines.some(({ index }) => {
    const ofLine = refunded.filter((line) => line.index === index);
    return ofLine.reduce((sum, { quantity }) => sum + quantity, 0) > quantityOf(index);
  });
  return isTooMany ? { kind: 'tooMuch' } : undefined;
}

/** A pending refund may still succeed. */
const counted = (refunds: readonly StoredRefund[]): readonly StoredRefund[] =>
  refunds.filter(({ status }) => status !== 'refused');
