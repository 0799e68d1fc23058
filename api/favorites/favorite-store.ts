import type { Favorite } from '@/domain/customer/session';
import type { AccountId } from '@api/accounts/account';

/** `full`: the member has the maximum already. `gone`: the account does not exist any more. */
export type AddOutcome = 'stored' | 'full' | 'gone';

/** Stores the members' favourites. Each call is atomic and idempotent. */
export interface FavoriteStore {
  /** Appends a favourite unless it is stored already. */
  add(accountId: AccountId, favorite: Favorite, max: number): Promise<AddOutcome>;
  /** Answers the remaining favourites, in the order in which they were added. */
  remove(accountId: AccountId, favorite: Favorite): Promise<readonly Favorite[]>;
}
