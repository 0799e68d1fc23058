import { err, ok, type Result } from '@/domain/shared/result';
import type { Account } from '@api/accounts/account';
import type { AccountDeps } from '@api/accounts/account-deps';
import { countComparison } from '@api/accounts/log-in';
import { HASHING_BUSY } from '@api/accounts/refusals';
import type { Problem } from '@api/http/problem';
import { tooManyRequests } from '@api/http/problems';

/**
 * Whether a member who is logged in knows their password too, so that a browser left open is not enough. Wrong ones are
 * counted as at a login.
 */
export async function checkOwnPassword(
  { hasher, failures }: Pick<AccountDeps, 'hasher' | 'failures'>,
  { id, passwordHash }: Account,
  password: string,
): Promise<Result<boolean, Problem>> {
  const waitMs = failures.use(id);
  if (waitMs > 0) return err(tooManyRequests(waitMs));
  const verified = await countComparison(failures, id, () => hasher.verify(passwordHash, password));
  if (!verified.ok) return err(HASHING_BUSY);
  if (verified.value.isRight) failures.forget(id);
  return ok(verified.value.isRight);
}
