import type { OrderId, RefundId } from '@/domain/order/order';
import type { Instant } from '@/domain/shared/instant';
import type { AuditEntry } from '@/domain/staff/audit-entry';
import { appendAuditEntry } from '@api/audit/append-audit-entry';
import type { NewAuditEntry } from '@api/audit/audit-store';
import type { MemoryLedger } from '@api/orders/memory-ledger';
import type { NewRefund, StoredRefund } from '@api/payments/refunds/refund';
import { refundRefusal } from '@api/payments/refunds/refund-refusal';
import type { BeginRefundOutcome, RefundStore } from '@api/payments/refunds/refund-store';

const BEGUN = { status: 'pending', endedAt: undefined, failedAt: undefined } as const;

export class MemoryRefundStore implements RefundStore {
  readonly #ledger: MemoryLedger;
  readonly #refunds: Map<RefundId, StoredRefund>;
  readonly #audit: AuditEntry[];

  constructor(ledger: MemoryLedger, refunds: Map<RefundId, StoredRefund>, audit: AuditEntry[]) {
    this.#audit = audit;
    this.#ledger = ledger;
    this.#refunds = refunds;
  }

  begin(
    refund: NewRefund,
    quantityOf: (index: number) => number,
    entry?: NewAuditEntry,
  ): Promise<BeginRefundOutcome> {
    const known = this.#refunds.get(refund.id);
    if (known !== undefined) {
      const isSame = known.orderId === refund.orderId;
      return Promise.resolve(isSame ? { kind: 'begun', refund: known } : { kind: 'idOfOtherOrder' });
    }
    const payment = this.#ledger.payments.get(refund.paymentId);
    const refusal = refundRefusal(refund, payment, this.#ofOrder(refund.orderId), quantityOf);
    if (refusal !== undefined) return Promise.resolve(refusal);
    const begun: StoredRefund = { ...refund, ...BEGUN };
    this.#refunds.set(refund.id, begun);
    appendAuditEntry(this.#audit, entry);
    return Promise.resolve({ kind: 'begun', refund: begun });
  }

  end(id: RefundId, status: 'refunded' | 'refused', at: Instant, entry?: NewAuditEntry): Promise<boolean> {
    const refund = this.#refunds.get(id);
    const isMade = refund?.status === 'refused' && status === 'refunded' && refund.failedAt === undefined;
    if (refund === undefined || (refund.status !== 'pending' && !isMade)) return Promise.resolve(false);
    this.#refunds.set(id, { ...refund, status, endedAt: at });
    appendAuditEntry(this.#audit, entry);
    return Promise.resolve(true);
  }

  beginOfCaptured(refund: NewRefund, entry?: NewAuditEntry): Promise<StoredRefund | undefined> {
    const payment = this.#ledger.payments.get(refund.paymentId);
    const isOpen = payment?.status === 'created' || payment?.status === 'reserved';
    const status = this.#ledger.orders.get(refund.orderId)?.order.status;
    if (payment === undefined || !isOpen || status !== 'rollbacked') return Promise.resolve(undefined);
    const at = refund.requestedAt;
    const captured = { status: 'captured', isReleasing: false, isCapturing: false } as const;
    this.#ledger.payments.set(payment.id, { ...payment, ...captured, capturedOutsideAt: at });
    this.#ledger.captures.set(payment.id, at);
    const begun: StoredRefund = { ...refund, ...BEGUN };
    this.#refunds.set(refund.id, begun);
    appendAuditEntry(this.#audit, entry);
    return Promise.resolve(begun);
  }

  fail(id: RefundId, at: Instant, entry?: NewAuditEntry): Promise<boolean> {
    const refund = this.#refunds.get(id);
    if (refund === undefined || refund.status === 'refused') return Promise.resolve(false);
    this.#refunds.set(id, { ...refund, status: 'refused', endedAt: at, failedAt: at });
    appendAuditEntry(this.#audit, entry);
    return Promise.resolve(true);
  }

  ofOrder(orderId: OrderId): Promise<readonly StoredRefund[]> {
    return Promise.resolve(this.#ofOrder(orderId));
  }

  pending(until: Instant, limit: number): Promise<readonly StoredRefund[]> {
    const pending = this.#all().filter(
      ({ status, requestedAt }) => status === 'pending' && requestedAt <= until,
    );
    return Promise.resolve(pending.slice(0, limit));
  }

  #ofOrder(orderId: OrderId): readonly StoredRefund[] {
    return this.#all().filter((refund) => refund.orderId === orderId);
  }

  #all(): readonly StoredRefund[] {
    return [...this.#refunds.values()].toSorted((one, other) => one.requestedAt - other.requestedAt);
  }
}
