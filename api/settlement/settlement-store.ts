import type { Instant } from '@/domain/shared/instant';
import type { StoredOrder } from '@api/orders/stored-order';
import type { StoredPayment } from '@api/orders/stored-payment';
import type { FailedRefund, StoredRefund } from '@api/payments/refunds/refund';

/** A captured payment with its order and all that was given back of it, in the order in which it was. */
export interface SettledPayment {
  readonly order: StoredOrder;
  readonly payment: StoredPayment;
  readonly capturedAt: Instant;
  readonly refunds: readonly StoredRefund[];
  /** Those that failed after they were made. */
  readonly failedRefunds: readonly FailedRefund[];
}

/** Reads what reports are made of. */
export interface SettlementStore {
  /**
   * The payments that were captured, or of which some was given back or failed to be, from an instant until before
   * another.
   */
  settled(from: Instant, until: Instant): Promise<readonly SettledPayment[]>;
}
