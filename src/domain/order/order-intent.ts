import type { BasketItemId, BasketSeed } from '@/domain/basket/basket';
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
 * One confirmation of a basket, kept before the first request leaves and reused by every retry, tab and reload.
 * Its key and customer code are made from the basket's seed and the content of the request (all but the moment), so
 * two tabs that confirm the same basket in the same instant have the same intent without talking to each other, and
 * an edited basket is another intent. Source: PAIN-01 to PAIN-07; decisions, Stored values.
 */
export interface OrderIntent {
  readonly key: IntentKey;
  readonly seed: BasketSeed;
  /** The frozen body. */
  readonly request: OrderRequest;
  /** The basket lines that it consumes when it is paid (PAIN-18), with the quantity ordered of each. */
  readonly consumes: readonly { readonly itemId: BasketItemId; readonly quantity: number }[];
  readonly shopName: string;
  /** What the visitor saw when confirming. */
  readonly shownTotal: Amount;
  readonly currency: Currency;
  readonly confirmedAt: Instant;
  readonly state: OrderIntentState;
}

export type OrderIntentState =
  /** Kept; the request is under way, or its answer never came: asking again with the same key is safe. */
  | { readonly kind: 'sending' }
  /** The server took the order and named its total. */
  | { readonly kind: 'placed'; readonly order: PlacedIntentOrder }
  /** The visitor is at the provider, or came back and it is not known yet how it ended. */
  | { readonly kind: 'paying'; readonly order: PlacedIntentOrder; readonly paymentId: PaymentId }
  /** The last attempt ended without money; another may be made on the same order. */
  | { readonly kind: 'unpaid'; readonly order: PlacedIntentOrder; readonly code: string | undefined }
  | { readonly kind: 'paid'; readonly order: PlacedIntentOrder; readonly paymentId: PaymentId };

export interface PlacedIntentOrder {
  readonly orderId: OrderId;
  readonly pickupTime: Instant;
  readonly total: Amount;
}
