import type { OrderId } from '@/domain/order/order';
import type { Instant } from '@/domain/shared/instant';

export type RequestOutcome =
  /** Written; this receipt is to be sent. */
  | { readonly kind: 'written'; readonly receiptId: number }
  /** One was sent, or is being sent, too short a time ago. */
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
  /** The addresses that the receipt is for; without any, it is for the first one to which it was sent. */
  readonly promisedTo: readonly string[];
}

/** Keeps which receipts were asked for and sent. Each call is one step. */
export interface ReceiptStore {
  /** Notes the wish, unless the rules are against it; failed ones do not count. */
  request(request: ReceiptRequest, at: Instant, rules: ReceiptRules): Promise<RequestOutcome>;
  finish(receiptId: number, outcome: 'sent' | 'failed', at: Instant): Promise<void>;
}
