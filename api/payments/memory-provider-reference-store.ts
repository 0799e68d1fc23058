import type { PaymentId } from '@/domain/order/order';
import type { ProviderReference, ProviderReferenceStore } from '@api/payments/provider-reference-store';

/** Undefined for a payment that was closed without a page. */
export type MemoryProviderReferences = Map<PaymentId, ProviderReference | undefined>;

export class MemoryProviderReferenceStore implements ProviderReferenceStore {
  readonly #pages: MemoryProviderReferences;

  constructor(pages: MemoryProviderReferences) {
    this.#pages = pages;
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
}
