import type { OrderId } from '@/domain/order/order';
import type { Instant } from '@/domain/shared/instant';
import { receiptRefusal, type EarlierReceipt } from '@api/receipts/check-receipt-request';
import type { ReceiptRequest, ReceiptRules, ReceiptStore, RequestOutcome } from '@api/receipts/receipt-store';

export interface StoredReceipt extends EarlierReceipt {
  readonly orderId: OrderId;
}

export class MemoryReceiptStore implements ReceiptStore {
  readonly #receipts: Map<number, StoredReceipt>;

  constructor(receipts = new Map<number, StoredReceipt>()) {
    this.#receipts = receipts;
  }

  request(request: ReceiptRequest, at: Instant, rules: ReceiptRules): Promise<RequestOutcome> {
    const { orderId, email } = request;
    const earlier = [...this.#receipts.values()].filter((receipt) => receipt.orderId === orderId);
    const refusal = receiptRefusal(request, earlier, at, rules);
    if (refusal !== undefined) return Promise.resolve(refusal);
    const receiptId = this.#receipts.size + 1;
    this.#receipts.set(receiptId, { orderId, email, status: 'waiting', requestedAt: at });
    return Promise.resolve({ kind: 'written', receiptId });
  }

  finish(receiptId: number, outcome: 'sent' | 'failed', _at: Instant): Promise<void> {
    const receipt = this.#receipts.get(receiptId);
    if (receipt !== undefined) this.#receipts.set(receiptId, { ...receipt, status: outcome });
    return Promise.resolve();
  }
}
