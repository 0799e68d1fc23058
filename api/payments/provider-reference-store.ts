import type { PaymentId } from '@/domain/order/order';

/** A payment's page at a provider that gives its payments ids of its own. */
export interface ProviderReference {
  /** The provider's id. */
  readonly reference: string;
  /** Absolute address of the page. */
  readonly redirectUrl: string;
}

/**
 * Stores which page belongs to a payment: at most one, so that a visitor with two tabs cannot pay twice; and how often
 * something was attempted.
 */
export interface ProviderReferenceStore {
  find(paymentId: PaymentId): Promise<ProviderReference | undefined>;
  /** Stores the first page of a payment and answers it, also to later calls; undefined if the payment was closed. */
  save(paymentId: PaymentId, page: ProviderReference): Promise<ProviderReference | undefined>;
  /** From now on no page is stored. Answers the one that was before. */
  close(paymentId: PaymentId): Promise<ProviderReference | undefined>;
  /** The number of the attempt of a request about a payment, from 1 on; it is part of the idempotency key. */
  attempt(paymentId: PaymentId, request: string): Promise<number>;
  /** From now on it is the attempt after this one, for which the provider repeats an error. */
  nextAttempt(paymentId: PaymentId, request: string, after: number): Promise<void>;
}
