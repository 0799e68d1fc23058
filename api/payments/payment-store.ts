import type { OrderId, PaymentId } from '@/domain/order/order';
import type { OrderStatus } from '@/domain/order/order-status';
import type { Instant } from '@/domain/shared/instant';
import type { ShopId } from '@/domain/shop/shop';
import type { StoredPayment } from '@api/orders/stored-payment';

export type NewPayment = Omit<StoredPayment, 'status' | 'code' | 'isCapturing' | 'isReleasing'>;

export interface UnsettledPayment extends StoredPayment {
  readonly shopId: ShopId;
}

export type BeginOutcome =
  | { readonly kind: 'begun'; readonly payment: StoredPayment }
  /** The order has a payment under way. */
  | { readonly kind: 'open'; readonly payment: StoredPayment }
  /** The order does not wait for money. */
  | { readonly kind: 'notWaiting'; readonly status: OrderStatus }
  | { readonly kind: 'tooMany' };

export type EndedStatus = 'aborted' | 'failed' | 'released';

/**
 * Keeps the payments. Each call is one step together with the status of the order it concerns, and tells what became
 * of it: whoever comes second finds the step taken and changes nothing.
 */
export interface PaymentStore {
  /** Writes the intent before the provider hears of it. */
  begin(payment: NewPayment, maxAttempts: number): Promise<BeginOutcome>;
  find(orderId: OrderId, paymentId: PaymentId): Promise<StoredPayment | undefined>;
  withId(paymentId: PaymentId): Promise<StoredPayment | undefined>;
  /** The payment of an order that is created, reserved or captured; there is never more than one. */
  live(orderId: OrderId): Promise<StoredPayment | undefined>;
  /** created → reserved, and the order calculatedPrice → added. False when either stands elsewhere, or it is to be released. */
  reserve(paymentId: PaymentId, at: Instant): Promise<boolean>;
  /** Says that the provider is about to be told to let go: created, and not reserved meanwhile. Repeating it is harmless. */
  beginRelease(paymentId: PaymentId): Promise<boolean>;
  /** The provider will not, since it has taken the money: it may be reserved again. */
  refuseRelease(paymentId: PaymentId): Promise<void>;
  /** created or reserved → ended; never while it is being captured. */
  end(paymentId: PaymentId, status: EndedStatus, code: string | undefined): Promise<boolean>;
  /** Says that the capture is about to be asked for: reserved, its order added. Repeating it is harmless. */
  beginCapture(paymentId: PaymentId): Promise<boolean>;
  /** reserved → captured, and the order added → started. */
  capture(paymentId: PaymentId, at: Instant): Promise<boolean>;
  /** The provider will not: the order waits on, and may be tried again or taken back. */
  refuseCapture(paymentId: PaymentId): Promise<void>;
  /**
   * Payments whose state the provider must be asked for, or told: created, created or reserved for an order taken back,
   * or being captured. The oldest of each shop, then the second oldest of each, and so on: where there are more than
   * `limit`, no shop leaves the others out.
   */
  unsettled(before: Instant, limit: number): Promise<readonly UnsettledPayment[]>;
}
