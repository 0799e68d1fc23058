import type { Basket } from '@/domain/basket/basket';
import type { Currency } from '@/domain/menu/menu';
import { type DietFilter, wishCount } from '@/domain/menu/diets';
import { intentNames } from '@/domain/order/intent-names';
import { orderContent, type OrderContact } from '@/domain/order/order-content';
import type { OrderIntent } from '@/domain/order/order-intent';
import type { Amount } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';

/** What the visitor confirms, and when. */
export interface Confirmation {
  readonly basket: Basket;
  readonly contact: OrderContact;
  readonly shownTotal: Amount;
  /** The promised time on the page; undefined where none was shown. */
  readonly shownTime: Instant | undefined;
  readonly currency: Currency;
  /** What the guest declared when confirming. */
  readonly declared: DietFilter;
  /** Whether the kitchen gets what the guest declared. */
  readonly isDeclarationSent: boolean;
  readonly now: Instant;
}

/**
 * Returns the confirmation of a basket, to be stored before the first request is sent. The same basket, seed and
 * contact always yield the same key, customer code and body, except for the times. Undefined for a basket that cannot
 * be ordered. Source: PAIN-01, PAIN-02, PAIN-07; AMB-50; ENT-22.
 */
export function makeIntent(confirmation: Confirmation): OrderIntent | undefined {
  const { basket, contact, shownTotal, shownTime, currency, now } = confirmation;
  const { declared, isDeclarationSent } = confirmation;
  const isSent = isDeclarationSent && wishCount(declared) > 0;
  const content = orderContent(basket, contact, isSent ? declared : undefined);
  if (basket.seed === undefined || content === undefined) return undefined;
  const { key, customerCode } = intentNames(basket.seed, content);
  return {
    key,
    seed: basket.seed,
    request: { ...content, customerCode, pickupTime: now, readyAt: shownTime },
    consumes: basket.items.map(({ id, quantity }) => ({ itemId: id, quantity })),
    shopName: basket.shopName,
    shownTotal,
    currency,
    declared,
    confirmedAt: now,
    state: { kind: 'sending' },
  };
}
