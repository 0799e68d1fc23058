import type { OrderId } from '@/domain/order/order';
import type { Instant } from '@/domain/shared/instant';
import { forgetMail, type MemoryLedger } from '@api/orders/memory-ledger';
import type { StoredOrder } from '@api/orders/stored-order';
import { forgetPushes, type MemoryPushes } from '@api/push/memory-push-store';
import type { StoredReceipt } from '@api/receipts/memory-receipt-store';
import type { ForgetBefore, RetentionStore } from '@api/retention/retention-store';

const WITHOUT_CONTACT = { email: undefined, phoneNumber: undefined } as const;
const IN_PROGRESS: ReadonlySet<string> = new Set(['created', 'reserved']);

interface RetainedState {
  readonly ledger: MemoryLedger;
  readonly receipts: Map<number, StoredReceipt>;
  readonly pushes: MemoryPushes;
}

export class MemoryRetentionStore implements RetentionStore {
  readonly #ledger: MemoryLedger;
  readonly #receipts: Map<number, StoredReceipt>;
  readonly #pushes: MemoryPushes;

  constructor({ ledger, receipts, pushes }: RetainedState) {
    this.#ledger = ledger;
    this.#receipts = receipts;
    this.#pushes = pushes;
  }

  erase(orderId: OrderId): Promise<void> {
    this.#change(orderId, WITHOUT_CONTACT);
    this.#forgetTexts(orderId);
    this.#forgetReceipts((receipt) => receipt.orderId === orderId);
    forgetPushes(this.#pushes, (push) => push.orderId === orderId);
    forgetMail(this.#ledger, orderId);
    return Promise.resolve();
  }

  forget({ contacts, notes, payments, orders }: ForgetBefore, _limit: number): Promise<boolean> {
    for (const { id, placedAt } of this.#orders()) {
      if (contacts !== undefined && placedAt < contacts) this.#change(id, WITHOUT_CONTACT);
      if (notes !== undefined && placedAt < notes) this.#forgetTexts(id);
    }
    if (contacts !== undefined) {
      this.#forgetReceipts(({ requestedAt }) => requestedAt < contacts);
      forgetPushes(this.#pushes, ({ storedAt }) => storedAt < contacts);
      for (const [id, { storedAt }] of this.#ledger.mails)
        if (storedAt < contacts) this.#ledger.mails.delete(id);
      for (const codes of this.#ledger.codes.values())
        for (const [hash, at] of codes) if (at < contacts) codes.delete(hash);
    }
    for (const { id, createdAt, status } of this.#ledger.payments.values()) {
      if (payments !== undefined && createdAt < payments && !IN_PROGRESS.has(status))
        this.#ledger.payments.delete(id);
    }
    for (const { id, placedAt } of this.#orders()) {
      if (orders !== undefined && placedAt < orders) this.#forgetOrder(id);
    }
    return Promise.resolve(false);
  }

  forgetCounts(_now: Instant): Promise<void> {
    return Promise.resolve();
  }

  #orders(): readonly StoredOrder[] {
    return [...this.#ledger.orders.values()].map(({ order }) => order);
  }

  #change(orderId: OrderId, change: Partial<StoredOrder>): void {
    const stored = this.#ledger.orders.get(orderId);
    if (stored !== undefined)
      this.#ledger.orders.set(orderId, { ...stored, order: { ...stored.order, ...change } });
  }

  #forgetTexts(orderId: OrderId): void {
    const reason = this.#ledger.orders.get(orderId)?.order.reason;
    this.#change(orderId, {
      note: '',
      dietaryNeeds: undefined,
      reason: reason?.kind === 'staff' ? { kind: 'staff', text: '' } : reason,
    });
  }

  #forgetOrder(orderId: OrderId): void {
    const payments = [...this.#ledger.payments.values()].filter((payment) => payment.orderId === orderId);
    if (payments.some(({ status }) => IN_PROGRESS.has(status))) return;
    for (const { id } of payments) this.#ledger.payments.delete(id);
    this.#forgetReceipts((receipt) => receipt.orderId === orderId);
    forgetPushes(this.#pushes, (push) => push.orderId === orderId);
    forgetMail(this.#ledger, orderId);
    this.#ledger.orders.delete(orderId);
  }

  #forgetReceipts(isGone: (receipt: StoredReceipt) => boolean): void {
    for (const [id, receipt] of this.#receipts) if (isGone(receipt)) this.#receipts.delete(id);
  }
}
