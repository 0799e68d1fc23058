import type { OrderId, PaymentId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { NewAuditEntry } from '@api/audit/audit-store';
import type { StoredPayment } from '@api/orders/stored-payment';

export type NewPayment = Omit<
  StoredPayment,
  'status' | 'code' | 'isCapturing' | 'isReleasing' | 'capturedOutsideAt'
>;

export interface UnsettledPayment extends StoredPayment {
  readonly shopId: ShopId;
}

export type BeginOutcome =
  | { readonly kind: 'begun'; readonly payment: StoredPayment }
  /** The order has a payment in progress. */
  | { readonly kind: 'open'; readonly payment: StoredPayment }
  /** The order is not unpaid. */
  | { readonly kind: 'notWaiting'; readonly status: OrderStatus }
  | { readonly kind: 'tooMany' };

export type EndedStatus = 'aborted' | 'failed' | 'released';

/**
 * Stores the payments. Each call is atomic together with the order's status and answers whether it applied: a second
 * caller changes nothing.
 */
export interface PaymentStore {
  /** Writes the intent before the provider is called. */
  begin(payment: NewPayment, maxAttempts: number): Promise<BeginOutcome>;
  find(orderId: OrderId, paymentId: PaymentId): Promise<StoredPayment | undefined>;
  withId(paymentId: PaymentId): Promise<StoredPayment | undefined>;
  /** The payment of an order that is created, reserved or captured; at most one. */
  live(orderId: OrderId): Promise<StoredPayment | undefined>;
  /**
   * created → reserved, and the order calculatedPrice → added. False if either has another status, or a release has
   * begun.
   */
  reserve(paymentId: PaymentId, at: Instant): Promise<boolean>;
  /** Marks that the provider is about to be asked for a release: stays created, but cannot be reserved. Idempotent. */
  beginRelease(paymentId: PaymentId): Promise<boolean>;
  /** The provider refuses, since it has captured the money: the payment may be reserved again. */
  refuseRelease(paymentId: PaymentId): Promise<void>;
  /** created or reserved → ended; never during a capture. */
  end(paymentId: PaymentId, status: EndedStatus, code: string | undefined): Promise<boolean>;
  /** Marks that the capture is about to be requested: reserved, its order added. Idempotent. */
  beginCapture(paymentId: PaymentId): Promise<boolean>;
  /** reserved → captured, and the order added → started, with its entry of the audit log. */
  capture(paymentId: PaymentId, at: Instant, entry?: NewAuditEntry): Promise<boolean>;
  /** The provider refuses: the order stays, and may be retried or rolled back. */
  refuseCapture(paymentId: PaymentId): Promise<void>;
  /**
   * Payments with work left at the provider: created, created or reserved for a rolled back order, or being captured.
   * The oldest of each shop, then the second oldest of each, and so on, so that beyond `limit` no shop blocks the
   * others.
   */
  unsettled(before: Instant, limit: number): Promise<readonly UnsettledPayment[]>;
}
