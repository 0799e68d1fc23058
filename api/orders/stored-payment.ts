import type { OrderId, PaymentId } from '@/domain/order/order';
import type { PaymentStatus } from '@/domain/order/payment';
import type { Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';

/** One attempt to pay an order. Its id is the key of everything that is asked of the provider. */
export interface StoredPayment {
  readonly id: PaymentId;
  readonly orderId: OrderId;
  readonly provider: string;
  readonly status: PaymentStatus;
  /** `payment-01` to `payment-15`, where it went wrong. */
  readonly code: string | undefined;
  readonly amount: Amount;
  /** The ISO code. */
  readonly currency: string;
  /** Path of this site to come back to, without the fragment, which holds the customer code. */
  readonly returnPath: string;
  /** The capture was asked for and its outcome is not known yet. */
  readonly isCapturing: boolean;
  /** The provider was asked to let go of it, and the outcome is not known yet: it is not reserved meanwhile. */
  readonly isReleasing: boolean;
  readonly createdAt: Instant;
}
