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
  /** Counted now, or before under the same key. */
  | { readonly kind: 'used'; readonly usesLeft: number }
  | { readonly kind: 'usedUp' }
  /** The key has counted a use of another card. */
  | { readonly kind: 'otherCard' }
  | { readonly kind: 'unknown' };

/** Stores the members' cards of offers. Each call is atomic. */
export interface CoffeeCardStore {
  /** The account's card of an offer; creates it with that code if there is none. Undefined if the account is gone. */
  open(accountId: AccountId, card: CoffeeCard): Promise<CoffeeCard | undefined>;
  ofAccount(accountId: AccountId): Promise<readonly CoffeeCard[]>;
  find(code: CardCode): Promise<CoffeeCard | undefined>;
  /** Counts one use, once for each key. */
  use(use: CardUse): Promise<UseOutcome>;
}
