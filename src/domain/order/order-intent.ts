import type { BasketItemId, BasketSeed } from '@/domain/basket/basket';
import type { DietFilter } from '@/domain/menu/diets';
import type { Currency } from '@/domain/menu/menu';
import type { OrderId, PaymentId } from '@/domain/order/order';
import type { OrderRequest } from '@/domain/order/order-request';
import type { Amount } from '@/domain/shared/amount';
import type { Brand } from '@/domain/shared/brand';
import type { Instant } from '@/domain/shared/instant';
import type { Sha256 } from '@/domain/shared/sha-256';

/** The `Idempotency-Key` of one confirmation. */
export type IntentKey = Brand<string, 'IntentKey'>;

export const parseIntentKey = (text: string): IntentKey | undefined =>
  /^[A-Za-z0-9_-]{22,128}$/.test(text) ? (text as IntentKey) : undefined;

export const intentKeyOfDigest = (digest: Sha256): IntentKey => digest as string as IntentKey;

/**
 * One confirmation of a basket, stored before the first request is sent and reused by every retry, tab and reload. Its
 * key and customer code are derived from the basket's seed and the content of the request (except the time), so two
 * tabs that confirm the same basket at once have the same intent without communication, and an edited basket is
 * another intent. Source: PAIN-01 to PAIN-07; decisions, Stored values.
 */
export interface OrderIntent {
  readonly key: IntentKey;
  readonly seed: BasketSeed;
  /** The body of the request; it does not change. */
  readonly request: OrderRequest;
  /** The basket lines, with their quantities, that are subtracted when the order is paid (PAIN-18). */
  readonly consumes: readonly { readonly itemId: BasketItemId; readonly quantity: number }[];
  readonly shopName: string;
  /** The total that the visitor saw when confirming. */
  readonly shownTotal: Amount;
  readonly currency: Currency;
  /** What the lines were checked against, and the guest asked about; undefined in one of an earlier version. */
  readonly declared: DietFilter | undefined;
  readonly confirmedAt: Instant;
  readonly state: OrderIntentState;
}

export type OrderIntentState =
  /** The request is under way, or its answer was lost: repeating it with the same key is safe. */
  | { readonly kind: 'sending' }
  /** The server accepted the order and returned its total. */
  | { readonly kind: 'placed'; readonly order: PlacedIntentOrder }
  /** The visitor is at the payment provider, or is back and the outcome is unknown. */
  | { readonly kind: 'paying'; readonly order: PlacedIntentOrder; readonly paymentId: PaymentId }
  /** The last attempt ended without a payment; another attempt on the same order is possible. */
  | { readonly kind: 'unpaid'; readonly order: PlacedIntentOrder; readonly code: string | undefined }
  | { readonly kind: 'paid'; readonly order: PlacedIntentOrder; readonly paymentId: PaymentId };

export interface PlacedIntentOrder {
  readonly orderId: OrderId;
  readonly pickupTime: Instant;
  readonly total: Amount;
}
