import { addMs, type Instant } from '@/domain/shared/instant';
import { HEEDED_KEPT_MS, type NotificationStore } from '@api/payments/notification-store';
import type { PaymentNotification } from '@api/payments/payment-notification';

export interface KeptNotification extends PaymentNotification {
  readonly keptAt: Instant;
  readonly heededAt: Instant | undefined;
}

export class MemoryNotificationStore implements NotificationStore {
  readonly #kept: Map<string, KeptNotification>;

  constructor(kept: Map<string, KeptNotification>) {
    this.#kept = kept;
  }

  keep({ id, paymentId }: PaymentNotification, at: Instant): Promise<boolean> {
    this.#forget(addMs(at, -HEEDED_KEPT_MS));
    if (this.#kept.has(id)) return Promise.resolve(false);
    this.#kept.set(id, { id, paymentId, keptAt: at, heededAt: undefined });
    return Promise.resolve(true);
  }

  unheeded(until: Instant, limit: number): Promise<readonly PaymentNotification[]> {
    const unheeded = [...this.#kept.values()]
      .filter(({ keptAt, heededAt }) => heededAt === undefined && keptAt <= until)
      .toSorted((one, other) => one.keptAt - other.keptAt);
    return Promise.resolve(unheeded.slice(0, limit).map(({ id, paymentId }) => ({ id, paymentId })));
  }

  heed(id: string, at: Instant): Promise<void> {
    const kept = this.#kept.get(id);
    if (kept !== undefined) this.#kept.set(id, { ...kept, heededAt: kept.heededAt ?? at });
    return Promise.resolve();
  }

  #forget(heededBefore: Instant): void {
    for (const { id, heededAt } of this.#kept.values())
      if (heededAt !== undefined && heededAt < heededBefore) this.#kept.delete(id);
  }
}
