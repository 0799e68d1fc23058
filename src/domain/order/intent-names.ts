import type { BasketSeed } from '@/domain/basket/basket';
import { customerCodeOfDigest, type CustomerCode } from '@/domain/order/order';
import type { OrderContent } from '@/domain/order/order-content';
import { intentKeyOfDigest, type IntentKey } from '@/domain/order/order-intent';
import { sha256 } from '@/domain/shared/sha-256';

/**
 * Returns the idempotency key and the customer code of a confirmation. Both are digests of the basket's seed and what
 * is ordered, so every tab that confirms the same basket gets the same two without communication. The time is left
 * out, since it differs between tabs. The 128 random bits of the seed make both unguessable; and as separate digests,
 * the key, which appears in headers and logs, reveals neither the code nor the seed. Source: PAIN-01 to PAIN-03;
 * decisions, Customer code.
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

/** Everything that is sent, in a fixed order: the results are equal exactly when the bodies are. */
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
  // Left out where nothing is sent, so that an order confirmed by an earlier version keeps its key.
  ...(content.dietaryNeeds === undefined
    ? []
    : [[content.dietaryNeeds.diets, content.dietaryNeeds.withoutAllergens]]),
  ...(content.newsByMail === true ? ['newsByMail'] : []),
];
