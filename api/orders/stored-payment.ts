import type { OrderId, PaymentId } from '@/domain/order/order';
import type { PaymentStatus } from '@/domain/order/payment';
import type { Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';

/** One attempt to pay an order. Its id is the idempotency key at the provider. */
export interface StoredPayment {
  readonly id: PaymentId;
  readonly orderId: OrderId;
  readonly provider: string;
  readonly status: PaymentStatus;
  /** `payment-01` to `payment-15` if it failed. */
  readonly code: string | undefined;
  readonly amount: Amount;
  /** ISO 4217. */
  readonly currency: string;
  /** The path to return to, without the fragment, which contains the customer code. */
  readonly returnPath: string;
  /** A capture was requested and its outcome is unknown. */
  readonly isCapturing: boolean;
  /** A release was requested and its outcome is unknown; the payment is not reserved meanwhile. */
  readonly isReleasing: boolean;
  /** When it was found captured outside Lucka, for an order that was taken back; undefined otherwise. */
  readonly capturedOutsideAt: Instant | undefined;
  readonly createdAt: Instant;
}
