import type { Randomness } from '@/domain/ports/randomness';
import { parseAccountId, type AccountId } from '@api/accounts/account';

const ACCOUNT_ID_BITS = 128;

/** A new id that cannot be guessed. */
export function newAccountId(randomness: Randomness): AccountId {
  const id = parseAccountId(randomness.token(ACCOUNT_ID_BITS));
  if (id === undefined) throw new Error('The random token does not fit an account id');
  return id;
}
