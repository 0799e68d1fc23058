import type { Language } from '@/domain/shared/language';
import { err, ok, type Result } from '@/domain/shared/result';
import { emailKeyOf, parseAccountId, type Account, type AccountId } from '@api/accounts/account';
import type { AccountStore } from '@api/accounts/account-store';
import type { PasswordHashing } from '@api/accounts/password-hasher';
import { EMAIL_NOT_CONFIRMED, HASHING_BUSY, WRONG_PASSWORD } from '@api/accounts/refusals';
import type { Problem } from '@api/http/problem';
import { tooManyRequests } from '@api/http/problems';
import type { Counted, RateLimit, RateLimiter } from '@api/http/rate-limiter';
import { sha256 } from '@api/system/hashes';

/** Wrong passwords for one account from one place. Source: docs/security.md, Accounts. */
export const FAILED_LOGINS: readonly RateLimit[] = [{ max: 5, windowMs: 15 * 60_000 }];

/** Wrong passwords in a row from unknown devices, after which only a new password opens the account to them. */
export const MAX_FAILED_LOGINS = 100;

/** An id like any other, which no account has. */
const UNKNOWN_ID = parseAccountId('A'.repeat(22));

export interface LogInDeps {
  readonly accounts: AccountStore;
  readonly hasher: PasswordHashing;
  /** Counts one of `FAILED_LOGINS` for each compared password, and forgets them at a right one. */
  readonly failures: RateLimiter;
}

export interface LogInAttempt {
  readonly email: string;
  readonly password: string;
  /** Where the attempt comes from. */
  readonly networks: readonly Counted[];
  readonly language: Language | undefined;
  /** The mark of a device that this account was logged in from before; it is counted apart from all strangers. */
  knownDevice(accountId: AccountId): Promise<string | undefined>;
}

/**
 * The member of an address and a password. What is answered to a stranger, and how long it takes, is the same whether
 * or not there is such a member. Source: spec §7; API-06; FAULT-A2, FAULT-A3.
 */
export async function logIn(deps: LogInDeps, attempt: LogInAttempt): Promise<Result<Account, Problem>> {
  const account = await deps.accounts.findByEmail(emailKeyOf(attempt.email));
  const countedId = account?.id ?? UNKNOWN_ID;
  const device = countedId && (await attempt.knownDevice(countedId));
  const places = placesOf(attempt, device);
  const waitMs = deps.failures.use(places);
  if (waitMs > 0) return err(tooManyRequests(waitMs));
  const triedId = device === undefined ? countedId : undefined;
  const verified = await countComparison(deps.failures, places, () =>
    verify(deps, account, attempt.password, triedId),
  );
  if (!verified.ok) return err(HASHING_BUSY);
  if (account === undefined || !verified.value.isRight) return err(WRONG_PASSWORD);
  deps.failures.forget(places);
  await deps.accounts.noteLogin(account.id, attempt.language ?? account.language);
  const member = verified.value.isOutdated ? await renewHash(deps, account, attempt.password) : account;
  return member.isConfirmed ? ok(member) : err(EMAIL_NOT_CONFIRMED);
}

/** Of the same length for any address: they are remembered for a while. */
function placesOf({ email, networks }: LogInAttempt, device: string | undefined): readonly Counted[] {
  const account = sha256(emailKeyOf(email));
  if (device !== undefined) return [{ key: `${account} ${device}`, share: 1 }];
  return networks.map(({ key, share }) => ({ key: `${account} ${key}`, share }));
}

/** Gives the counted attempt back where no password was compared: for want of room, or of a database. */
export async function countComparison(
  failures: RateLimiter,
  places: string | readonly Counted[],
  compare: () => ReturnType<PasswordHashing['verify']>,
): ReturnType<PasswordHashing['verify']> {
  let isCompared = false;
  try {
    const verified = await compare();
    isCompared = verified.ok;
    return verified;
  } finally {
    if (!isCompared) failures.refund(places);
  }
}

/** Counting goes beside the hashing, and is asked for where there is nothing to count too: either takes as long. */
async function verify(
  { accounts, hasher }: LogInDeps,
  account: Account | undefined,
  password: string,
  triedId: AccountId | undefined,
): ReturnType<PasswordHashing['verify']> {
  let isAdmitted = true;
  const verified = await hasher.verify(account?.passwordHash, password, async () => {
    if (triedId !== undefined) isAdmitted = await accounts.countAttempt(triedId, MAX_FAILED_LOGINS);
  });
  return verified.ok ? ok({ ...verified.value, isRight: verified.value.isRight && isAdmitted }) : verified;
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
