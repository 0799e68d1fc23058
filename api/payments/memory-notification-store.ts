import { addMs, type Instant } from '@/domain/shared/instant';
import { PROCESSED_RETENTION_MS, type NotificationStore } from '@api/payments/notification-store';
import type { PaymentNotification } from '@api/payments/payment-notification';

export interface StoredNotification extends PaymentNotification {
  readonly storedAt: Instant;
  readonly processedAt: Instant | undefined;
}

export class MemoryNotificationStore implements NotificationStore {
  readonly #kept: Map<string, StoredNotification>;

  constructor(kept: Map<string, StoredNotification>) {
    this.#kept = kept;
  }

  keep({ id, paymentId }: PaymentNotification, at: Instant): Promise<boolean> {
    this.#forget(addMs(at, -PROCESSED_RETENTION_MS));
    if (this.#kept.has(id)) return Promise.resolve(false);
    this.#kept.set(id, { id, paymentId, storedAt: at, processedAt: undefined });
    return Promise.resolve(true);
  }

  pending(until: Instant, limit: number): Promise<readonly PaymentNotification[]> {
    const pending = [...this.#kept.values()]
      .filter(({ storedAt, processedAt }) => processedAt === undefined && storedAt <= until)
      .toSorted((one, other) => one.storedAt - other.storedAt);
    return Promise.resolve(pending.slice(0, limit).map(({ id, paymentId }) => ({ id, paymentId })));
  }

  handle(id: string, at: Instant): Promise<void> {
    const kept = this.#kept.get(id);
    if (kept !== undefined) this.#kept.set(id, { ...kept, processedAt: kept.processedAt ?? at });
    return Promise.resolve();
  }

  #forget(processedBefore: Instant): void {
    for (const { id, processedAt } of this.#kept.values())
      if (processedAt !== undefined && processedAt < processedBefore) this.#kept.delete(id);
  }
}
