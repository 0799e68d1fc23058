import type { PaymentId, RefundId } from '@/domain/order/order';
import type { Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { Result } from '@/domain/shared/result';

/** What the provider's page shows, and the amount to pay. */
export interface PaymentToOpen {
  readonly paymentId: PaymentId;
  readonly orderNumber: string;
  readonly shopName: string;
  readonly amount: Amount;
  readonly currency: { readonly name: string; readonly symbol: string };
  readonly language: Language;
  /** Absolute address to return the visitor to, including the fragment. */
  readonly returnUrl: string;
}

/** Money to give back. */
export interface RefundToMake {
  /** The key of the refund: with the same one it is made once. */
  readonly refundId: RefundId;
  readonly paymentId: PaymentId;
  readonly amount: Amount;
  /** ISO 4217. */
  readonly currency: string;
}

export interface OpenedPayment {
  /** Absolute address of the provider's page. */
  readonly redirectUrl: string;
}

/** The state of a payment at the provider. */
export type ProviderState =
  /** The provider does not have the payment. */
  | { readonly kind: 'unknown' }
  /** The visitor has not finished, or the provider has no result yet. */
  | { readonly kind: 'open' }
  | { readonly kind: 'reserved' | 'captured'; readonly amount: Amount; readonly currency: string }
  | { readonly kind: 'aborted' | 'failed' | 'released' };

/** Money that moved, in the books of the company. */
export interface BookEntry {
  readonly kind: 'capture' | 'refund';
  /** The company's own id of it. */
  readonly reference: string;
  /** Undefined for what is not one of our payments. */
  readonly paymentId: PaymentId | undefined;
  /** Positive, also of a refund; negative where the money of a failed refund came back. */
  readonly amount: Amount;
  /** ISO 4217. */
  readonly currency: string;
  readonly at: Instant;
}

/**
 * A refund at the provider: confirmed, on its way, or failed, also after it was confirmed. The bank of the guest may
 * take days.
 */
export type RefundState = 'refunded' | 'pending' | 'failed';

export type ProviderFailure =
  /** No answer: the outcome of the request is unknown. */
  | { readonly kind: 'unreachable' }
  /**
   * An answer without an outcome: too many requests, the same one under way, or a state that has just changed. To be
   * asked again, and where it says so not before this time.
   */
  | { readonly kind: 'later'; readonly afterMs: number | undefined }
  /** A definite refusal. */
  | { readonly kind: 'refused' };

/**
 * A company that takes payments on its own page. Every request is idempotent: the payment's id is its key, and a
 * repeated request does nothing and gets the same answer.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Whether calls are suspended, or the provider asked for fewer: only what a visitor waits for is called now. */
  readonly isResting?: boolean;
  open(payment: PaymentToOpen): Promise<Result<OpenedPayment, ProviderFailure>>;
  fetchState(paymentId: PaymentId): Promise<Result<ProviderState, ProviderFailure>>;
  /** Captures the reserved money. */
  capture(paymentId: PaymentId): Promise<Result<void, ProviderFailure>>;
  /** Releases the money, or closes the page before payment; refused after a capture. */
  release(paymentId: PaymentId): Promise<Result<void, ProviderFailure>>;
  /**
   * Gives captured money back, at most as much as was captured, and answers the state of the refund. Of a known one it
   * is its present state.
   */
  refund(refund: RefundToMake): Promise<Result<RefundState, ProviderFailure>>;
  /** The state of a refund that was confirmed; left out by a company whose confirmed refunds never fail. */
  readonly fetchRefund?:
    | ((refund: RefundToMake) => Promise<Result<RefundState | 'unknown', ProviderFailure>>)
    | undefined;
  /**
   * All captures and refunds from an instant until before another; left out by a company whose books cannot be read.
   */
  readonly fetchBooks?:
    | ((from: Instant, until: Instant) => Promise<Result<readonly BookEntry[], ProviderFailure>>)
    | undefined;
}
