import type { OrderId } from '@/domain/order/order';
import type { Instant } from '@/domain/shared/instant';

export type RequestOutcome =
  /** Written; this receipt is to be sent. */
  | { readonly kind: 'written'; readonly receiptId: number }
  /** One was sent, or is being sent, too short a time ago. */
  | { readonly kind: 'tooSoon'; readonly lastAt: Instant }
  | { readonly kind: 'tooMany' };

export interface ReceiptRules {
  readonly restMs: number;
  readonly maxSent: number;
}

/** Keeps which receipts were asked for and sent. Each call is one step. */
export interface ReceiptStore {
  /** Notes the wish, unless the rules are against it; failed ones do not count. */
  request(orderId: OrderId, email: string, at: Instant, rules: ReceiptRules): Promise<RequestOutcome>;
  finish(receiptId: number, outcome: 'sent' | 'failed', at: Instant): Promise<void>;
}
