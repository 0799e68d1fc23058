import { err, ok, type Result } from '@/domain/shared/result';
import type { StaffAccount } from '@/domain/staff/staff-member';
import { emailKeyOf } from '@api/accounts/account';
import { countComparison } from '@api/accounts/log-in';
import type { PasswordHashing } from '@api/accounts/password-hasher';
import { HASHING_BUSY, WRONG_PASSWORD } from '@api/accounts/refusals';
import type { Problem } from '@api/http/problem';
import { tooManyRequests } from '@api/http/problems';
import type { Counted, Limiter } from '@api/limits/limiter';
import type { StaffStore } from '@api/staff/staff-store';
import { sha256 } from '@api/system/hashes';

export interface StaffLogInDeps {
  readonly staff: StaffStore;
  readonly hasher: PasswordHashing;
  /** Counts compared passwords; a correct one resets the count. */
  readonly failures: Limiter;
}

/** For a caller who does not know the password, answer and time are the same whether or not the account exists. */
export async function logInStaff(
  { staff, hasher, failures }: StaffLogInDeps,
  attempt: { readonly email: string; readonly password: string; readonly networks: readonly Counted[] },
): Promise<Result<StaffAccount, Problem>> {
  const address = sha256(emailKeyOf(attempt.email));
  const places = attempt.networks.map(({ key, share }) => ({ key: `${address} ${key}`, share }));
  const waitMs = await failures.use(places);
  if (waitMs > 0) return err(tooManyRequests(waitMs));
  const account = await staff.findByEmail(attempt.email);
  const verified = await countComparison(failures, places, () =>
    hasher.verify(account?.passwordHash, attempt.password),
  );
  if (!verified.ok) return err(HASHING_BUSY);
  if (account === undefined || !verified.value.isRight) return err(WRONG_PASSWORD);
  await failures.forget(places);
  return ok(account);
}
