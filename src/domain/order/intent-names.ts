import type { BasketSeed } from '@/domain/basket/basket';
import { customerCodeOfDigest, type CustomerCode } from '@/domain/order/order';
import type { OrderContent } from '@/domain/order/order-content';
import { intentKeyOfDigest, type IntentKey } from '@/domain/order/order-intent';
import { sha256 } from '@/domain/shared/sha-256';

/**
 * The idempotency key and the customer code of one confirmation. Both are digests of the basket's seed and what is
 * ordered, so whoever confirms the same basket gets the same two without asking anybody. The moment is left out: it
 * is another one in each tab. The seed's 128 random bits make both unguessable; and since each is a digest of its
 * own, the key, which stands in headers and logs, tells nothing of the code, and neither tells of the seed.
 * Source: PAIN-01 to PAIN-03; decisions, Customer code.
 */
export function intentNames(
  seed: BasketSeed,
  content: OrderContent,
): { readonly key: IntentKey; readonly customerCode: CustomerCode } {
  const named = JSON.stringify([seed, canonical(content)]);
  return {
    key: intentKeyOfDigest(sha256(`lucka intent key ${named}`)),
    customerCode: customerCodeOfDigest(sha256(`lucka customer code ${named}`)),
  };
}

/** All that is sent, in one fixed order: two bodies that differ never read the same, and equal ones always do. */
const canonical = (content: OrderContent): unknown => [
  content.shopId,
  content.orderType,
  content.items.map(({ code, quantity, choices }) => [
    code,
    quantity,
    choices.map(({ level, choiceCode, articleCode, parent }) => [level, choiceCode, articleCode, parent]),
  ]),
  content.note,
  content.spotId,
  content.email,
  content.phoneNumber,
];
