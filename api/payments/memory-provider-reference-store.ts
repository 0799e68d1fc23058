import type { PaymentId } from '@/domain/order/order';
import type { ProviderReference, ProviderReferenceStore } from '@api/payments/provider-reference-store';

/** Undefined for a payment that was closed without a page. */
export type MemoryProviderReferences = Map<PaymentId, ProviderReference | undefined>;

export class MemoryProviderReferenceStore implements ProviderReferenceStore {
  readonly #pages: MemoryProviderReferences;
  readonly #attempts: Map<string, number>;

  constructor(pages: MemoryProviderReferences, attempts = new Map<string, number>()) {
    this.#pages = pages;
    this.#attempts = attempts;
  }

  find(paymentId: PaymentId): Promise<ProviderReference | undefined> {
    return Promise.resolve(this.#pages.get(paymentId));
  }

  save(paymentId: PaymentId, page: ProviderReference): Promise<ProviderReference | undefined> {
    if (!this.#pages.has(paymentId)) this.#pages.set(paymentId, page);
    return this.find(paymentId);
  }

  close(paymentId: PaymentId): Promise<ProviderReference | undefined> {
    if (!this.#pages.has(paymentId)) this.#pages.set(paymentId, undefined);
    return this.find(paymentId);
  }

  attempt(paymentId: PaymentId, request: string): Promise<number> {
    return Promise.resolve(this.#attempts.get(`${paymentId} ${request}`) ?? 1);
  }

  nextAttempt(paymentId: PaymentId, request: string, after: number): Promise<void> {
    const key = `${paymentId} ${request}`;
    this.#attempts.set(key, Math.max(this.#attempts.get(key) ?? 1, after + 1));
    return Promise.resolve();
  }
}
