import type { Instant } from '@/domain/shared/instant';
import type { PaymentNotification } from '@api/payments/payment-notification';

/** Processed notifications are deleted after this time; a provider repeats itself for days, not weeks. */
export const PROCESSED_RETENTION_MS = 30 * 86_400_000;

/** Stores the payment provider's notifications, so that each acknowledged one is processed despite crashes. */
export interface NotificationStore {
  /** Answers whether the notification is new; a known id changes nothing. */
  save(notification: PaymentNotification, at: Instant): Promise<boolean>;
  /** Pending notifications received until then, the oldest first. */
  pending(until: Instant, limit: number): Promise<readonly PaymentNotification[]>;
  /** Idempotent. */
  markProcessed(id: string, at: Instant): Promise<void>;
}
