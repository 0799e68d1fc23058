import type { OrderId } from '@/domain/order/order';
import type { Instant } from '@/domain/shared/instant';

export type RequestOutcome =
  /** Stored; the receipt is to be sent. */
  | { readonly kind: 'written'; readonly receiptId: number }
  /** One was sent, or is being sent, too recently. */
  | { readonly kind: 'tooSoon'; readonly lastAt: Instant }
  | { readonly kind: 'tooMany' }
  /** The receipt of this order goes to another address. */
  | { readonly kind: 'otherAddress' };

export interface ReceiptRules {
  readonly restMs: number;
  readonly maxSent: number;
}

export interface ReceiptRequest {
  readonly orderId: OrderId;
  readonly email: string;
  /** The permitted addresses; if empty, the first address that received it. */
  readonly promisedTo: readonly string[];
}

/** Stores which receipts were requested and sent. Each call is atomic. */
export interface ReceiptStore {
  /** Stores the request, unless the rules refuse it; failed ones do not count. */
  request(request: ReceiptRequest, at: Instant, rules: ReceiptRules): Promise<RequestOutcome>;
  finish(receiptId: number, outcome: 'sent' | 'failed', at: Instant): Promise<void>;
}
