import type { OrderId, PaymentId, RefundId } from '@/domain/order/order';
import type { RefundedLine } from '@/domain/order/refund-wish';
import type { Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';

export interface NewRefund {
  readonly id: RefundId;
  readonly orderId: OrderId;
  readonly paymentId: PaymentId;
  readonly amount: Amount;
  /** ISO 4217. */
  readonly currency: string;
  /** None for a refund that is not of a line. */
  readonly lines: readonly RefundedLine[];
  /** For the books of the shop; the guest does not see it. */
  readonly reason: string;
  readonly requestedAt: Instant;
}

export interface StoredRefund extends NewRefund {
  /** `pending` until the provider has answered, which the reconciler asks until then. */
  readonly status: 'pending' | 'refunded' | 'refused';
  /** When the provider answered; undefined until then, and for refunds of earlier versions. */
  readonly endedAt: Instant | undefined;
  /** When a refund that the company had made was refused by its bank; it is `refused` then. */
  readonly failedAt: Instant | undefined;
}

export type FailedRefund = StoredRefund & { readonly failedAt: Instant };

/** Those that failed after they were made. */
export const failedRefunds = (refunds: readonly StoredRefund[]): readonly FailedRefund[] =>
  refunds.flatMap((refund) =>
    refund.failedAt === undefined ? [] : [{ ...refund, failedAt: refund.failedAt }],
  );

/** Those that failed, and that no later one replaces: the guest waits for the money. */
export function lostRefunds(refunds: readonly StoredRefund[]): readonly FailedRefund[] {
  const standing = refunds.filter(({ status }) => status !== 'refused');
  return failedRefunds(refunds).filter(
    ({ failedAt }) => !standing.some(({ requestedAt }) => requestedAt > failedAt),
  );
}

/** Those that the company has confirmed, in the order in which they were made. */
export const confirmedRefunds = (refunds: readonly StoredRefund[]): readonly StoredRefund[] =>
  refunds
    .filter(({ status }) => status === 'refunded')
    .toSorted((one, other) => endOf(one) - endOf(other) || (one.id < other.id ? -1 : 1));

/** A refund of an earlier version has only the time when it was requested. */
export const endOf = ({ endedAt, requestedAt }: StoredRefund): Instant => endedAt ?? requestedAt;
