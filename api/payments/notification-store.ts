import type { Instant } from '@/domain/shared/instant';
import type { PaymentNotification } from '@api/payments/payment-notification';

/** After this long one that was heeded is forgotten; a provider repeats itself for days, not for weeks. */
export const PROCESSED_RETENTION_MS = 30 * 86_400_000;

/** Keeps what the payment provider has told, so that what was acknowledged is heeded whatever breaks in between. */
export interface NotificationStore {
  /** Answers whether it is new: one whose id is kept already changes nothing. */
  save(notification: PaymentNotification, at: Instant): Promise<boolean>;
  /** Those kept until then that nobody has heeded, the oldest first. */
  pending(until: Instant, limit: number): Promise<readonly PaymentNotification[]>;
  /** What followed from it is done. Repeating it is harmless. */
  markProcessed(id: string, at: Instant): Promise<void>;
}
