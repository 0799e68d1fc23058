import type { Instant } from '@/domain/shared/instant';
import type { AccountId } from '@api/accounts/account';
import type { CardCode, CoffeeCard } from '@api/campaigns/coffee-card';

export interface CardUse {
  readonly code: CardCode;
  /** SHA-256 of the till's `Idempotency-Key`, in hexadecimal digits. */
  readonly keyHash: string;
  readonly at: Instant;
}

export type UseOutcome =
  /** It was counted, now or before under the same key. */
  | { readonly kind: 'used'; readonly usesLeft: number }
  | { readonly kind: 'usedUp' }
  /** The key counted a use of another card. */
  | { readonly kind: 'otherCard' }
  | { readonly kind: 'unknown' };

/** Keeps the cards that members have of some offers. Each call is one step: whole, or not at all. */
export interface CoffeeCardStore {
  /** The account's card of an offer; a new one with that code where it has none yet. Undefined without the account. */
  open(accountId: AccountId, card: CoffeeCard): Promise<CoffeeCard | undefined>;
  ofAccount(accountId: AccountId): Promise<readonly CoffeeCard[]>;
  find(code: CardCode): Promise<CoffeeCard | undefined>;
  /** Counts one use, once for a key. */
  use(use: CardUse): Promise<UseOutcome>;
}
