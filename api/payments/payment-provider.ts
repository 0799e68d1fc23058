import type { PaymentId } from '@/domain/order/order';
import type { Amount } from '@/domain/shared/amount';
import type { Language } from '@/domain/shared/language';
import type { Result } from '@/domain/shared/result';

/** What the provider shows and holds the visitor to. */
export interface PaymentToOpen {
  readonly paymentId: PaymentId;
  readonly orderNumber: string;
  readonly shopName: string;
  readonly amount: Amount;
  readonly currency: { readonly name: string; readonly symbol: string };
  readonly language: Language;
  /** Whole address to send the visitor back to, its fragment included. */
  readonly returnUrl: string;
}

export interface OpenedPayment {
  /** Whole address of the provider's own page. */
  readonly redirectUrl: string;
}

/** How a payment stands at the provider. */
export type ProviderState =
  /** The provider has never heard of it. */
  | { readonly kind: 'unknown' }
  /** The visitor is at it, or the provider does not know yet. */
  | { readonly kind: 'open' }
  | { readonly kind: 'reserved' | 'captured'; readonly amount: Amount; readonly currency: string }
  | { readonly kind: 'aborted' | 'failed' | 'released' };

export type ProviderFailure =
  /** No answer: what became of the request is not known. */
  | { readonly kind: 'unreachable' }
  /** A definite no. */
  | { readonly kind: 'refused' };

/**
 * A company that takes the visitor's money on a page of its own. Every request may be repeated: the payment's id is its
 * idempotency key, and the same request again does nothing more and answers the same.
 */
export interface PaymentProvider {
  readonly name: string;
  /** Whether nothing is asked for now, so that every call is answered `unreachable` at once. */
  readonly isResting?: boolean;
  open(payment: PaymentToOpen): Promise<Result<OpenedPayment, ProviderFailure>>;
  fetchState(paymentId: PaymentId): Promise<Result<ProviderState, ProviderFailure>>;
  /** Takes the reserved money. */
  capture(paymentId: PaymentId): Promise<Result<void, ProviderFailure>>;
  /** Lets go of the money, or closes the page before it was paid; refused once the money is taken. */
  release(paymentId: PaymentId): Promise<Result<void, ProviderFailure>>;
}
