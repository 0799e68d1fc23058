import type { Language } from '@/domain/shared/language';
import { err, ok, type Result } from '@/domain/shared/result';
import { parseAccountId, type Account, type AccountId } from '@api/accounts/account';
import type { AccountStore } from '@api/accounts/account-store';
import { checkLogin, problemOfLogin, type LoginAttempt } from '@api/accounts/check-login';
import type { PasswordHashing } from '@api/accounts/password-hasher';
import { EMAIL_NOT_CONFIRMED } from '@api/accounts/refusals';
import type { Problem } from '@api/http/problem';
import type { Limiter } from '@api/limits/limiter';

const UNKNOWN_ID = parseAccountId('A'.repeat(22));

export interface LogInDeps {
  readonly accounts: AccountStore;
  readonly hasher: PasswordHashing;
  readonly failures: Limiter;
}

export interface LogInAttempt extends LoginAttempt<AccountId> {
  readonly language: Language | undefined;
}

/** Finds the member with an address and password. Source: spec §7; API-06. */
export async function logIn(deps: LogInDeps, attempt: LogInAttempt): Promise<Result<Account, Problem>> {
  const checked = await checkLogin({ ...deps, unknownId: UNKNOWN_ID }, attempt);
  if (!checked.ok) return err(problemOfLogin(checked.error));
  const { account, isOutdated } = checked.value;
  await deps.accounts.noteLogin(account.id, attempt.language ?? account.language);
  const member = isOutdated ? await renewHash(deps, account, attempt.password) : account;
  return member.isConfirmed ? ok(member) : err(EMAIL_NOT_CONFIRMED);
}

async function renewHash(
  { accounts, hasher }: LogInDeps,
  account: Account,
  password: string,
): Promise<Account> {
  const { id, passwordHash } = account;
  const renewed = await hasher.hash(password);
  if (!renewed.ok || passwordHash === undefined) return account;
  await accounts.rehash(id, passwordHash, renewed.value);
  return { ...account, passwordHash: renewed.value };
}
