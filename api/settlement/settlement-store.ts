import type { Instant } from '@/domain/shared/instant';
import type { StoredOrder } from '@api/orders/stored-order';
import type { StoredPayment } from '@api/orders/stored-payment';
import type { StoredRefund } from '@api/payments/refunds/refund';

/** A captured payment with its order and all that was given back of it, in the order in which it was. */
export interface SettledPayment {
  readonly order: StoredOrder;
  readonly payment: StoredPayment;
  readonly capturedAt: Instant;
  readonly refunds: readonly StoredRefund[];
}

/** Reads what reports are made of. */
export interface SettlementStore {
  /** The payments that were captured, or of which some was given back, from an instant until before another. */
  settled(from: Instant, until: Instant): Promise<readonly SettledPayment[]>;
}
