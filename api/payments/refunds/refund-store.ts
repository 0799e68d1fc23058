import type { OrderId, RefundId } from '@/domain/order/order';
import type { Instant } from '@/domain/shared/instant';
import type { NewAuditEntry } from '@api/audit/audit-store';
import type { NewRefund, StoredRefund } from '@api/payments/refunds/refund';
import type { RefundRefusal } from '@api/payments/refunds/refund-refusal';

export type BeginRefundOutcome =
  /** Now, or by an earlier call with the same id. */
  | { readonly kind: 'begun'; readonly refund: StoredRefund }
  /** The id is that of a refund of another order. */
  | { readonly kind: 'idOfOtherOrder' }
  | RefundRefusal;

/** Stores the refunds. Together the refunds of a payment never exceed it, whatever runs at once. */
export interface RefundStore {
  /**
   * Writes the intent, and its entry of the audit log, before the provider is called; `quantityOf` is how many of a
   * line were ordered.
   */
  begin(
    refund: NewRefund,
    quantityOf: (index: number) => number,
    entry?: NewAuditEntry,
  ): Promise<BeginRefundOutcome>;
  /**
   * pending → the outcome. Of two callers with different answers, the one whose money was given back is right, until it
   * has failed. Answers whether it has changed.
   */
  end(id: RefundId, status: 'refunded' | 'refused', at: Instant, entry?: NewAuditEntry): Promise<boolean>;
  /**
   * Money that was captured outside for an order that was taken back: its payment becomes captured, with this refund.
   * Undefined where the order goes on, or the payment was settled before.
   */
  beginOfCaptured(refund: NewRefund, entry?: NewAuditEntry): Promise<StoredRefund | undefined>;
  /** pending or refunded → refused, for good. Answers whether it was that before. */
  fail(id: RefundId, at: Instant, entry?: NewAuditEntry): Promise<boolean>;
  /** The oldest first. */
  ofOrder(orderId: OrderId): Promise<readonly StoredRefund[]>;
  /** Pending ones until a time, the oldest first. */
  pending(until: Instant, limit: number): Promise<readonly StoredRefund[]>;
}
