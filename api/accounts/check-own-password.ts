import { err, ok, type Result } from '@/domain/shared/result';
import type { AccountDeps } from '@api/accounts/account-deps';
import { countComparison } from '@api/accounts/check-login';
import { HASHING_BUSY } from '@api/accounts/refusals';
import type { Problem } from '@api/http/problem';
import { tooManyRequests } from '@api/http/problems';

/**
 * Whether who is logged in enters their current password, so that an unattended browser is not enough. Wrong ones
 * count as failed logins.
 */
export async function checkOwnPassword(
  { hasher, failures }: Pick<AccountDeps, 'hasher' | 'failures'>,
  { id, passwordHash }: { readonly id: string; readonly passwordHash: string | undefined },
  password: string,
): Promise<Result<boolean, Problem>> {
  const waitMs = await failures.use(id);
  if (waitMs > 0) return err(tooManyRequests(waitMs));
  const verified = await countComparison(failures, id, () => hasher.verify(passwordHash, password));
  if (!verified.ok) return err(HASHING_BUSY);
  if (verified.value.isRight) await failures.forget(id);
  return ok(verified.value.isRight);
}
