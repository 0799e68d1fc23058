import { addMs, type Instant } from '@/domain/shared/instant';
import { PROCESSED_RETENTION_MS, type NotificationStore } from '@api/payments/notification-store';
import type { PaymentNotification } from '@api/payments/payment-notification';

export interface StoredNotification extends PaymentNotification {
  readonly storedAt: Instant;
  readonly processedAt: Instant | undefined;
}

export class MemoryNotificationStore implements NotificationStore {
  readonly #notifications: Map<string, StoredNotification>;

  constructor(notifications: Map<string, StoredNotification>) {
    this.#notifications = notifications;
  }

  save({ id, paymentId }: PaymentNotification, at: Instant): Promise<boolean> {
    this.#forget(addMs(at, -PROCESSED_RETENTION_MS));
    if (this.#notifications.has(id)) return Promise.resolve(false);
    this.#notifications.set(id, { id, paymentId, storedAt: at, processedAt: undefined });
    return Promise.resolve(true);
  }

  pending(until: Instant, limit: number): Promise<readonly PaymentNotification[]> {
    const pending = [...this.#notifications.values()]
      .filter(({ storedAt, processedAt }) => processedAt === undefined && storedAt <= until)
      .toSorted((one, other) => one.storedAt - other.storedAt);
    return Promise.resolve(pending.slice(0, limit).map(({ id, paymentId }) => ({ id, paymentId })));
  }

  markProcessed(id: string, at: Instant): Promise<void> {
    const stored = this.#notifications.get(id);
    if (stored !== undefined)
      this.#notifications.set(id, { ...stored, processedAt: stored.processedAt ?? at });
    return Promise.resolve();
  }

  #forget(processedBefore: Instant): void {
    for (const { id, processedAt } of this.#notifications.values())
      if (processedAt !== undefined && processedAt < processedBefore) this.#notifications.delete(id);
  }
}
