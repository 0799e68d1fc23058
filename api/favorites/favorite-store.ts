import type { Favorite } from '@/domain/customer/session';
import type { AccountId } from '@api/accounts/account';

/** `full`: as many as a member may have are stored already. `gone`: the account is no more. */
export type AddOutcome = 'stored' | 'full' | 'gone';

/** Changes the favourites of members. Each call is one step and may be repeated. */
export interface FavoriteStore {
  /** Keeps a favourite as the last one, unless it is stored already. */
  add(accountId: AccountId, favorite: Favorite, max: number): Promise<AddOutcome>;
  /** Answers those that are left, in the order in which they were added. */
  remove(accountId: AccountId, favorite: Favorite): Promise<readonly Favorite[]>;
}
