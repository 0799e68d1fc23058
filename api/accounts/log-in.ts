import type { Language } from '@/domain/shared/language';
import { err, ok, type Result } from '@/domain/shared/result';
import { emailKeyOf, parseAccountId, type Account, type AccountId } from '@api/accounts/account';
import type { AccountStore } from '@api/accounts/account-store';
import type { PasswordHashing } from '@api/accounts/password-hasher';
import { EMAIL_NOT_CONFIRMED, HASHING_BUSY, WRONG_PASSWORD } from '@api/accounts/refusals';
import type { Problem } from '@api/http/problem';
import { tooManyRequests } from '@api/http/problems';
import type { Counted, Limiter, RateLimit } from '@api/limits/limiter';
import { sha256 } from '@api/system/hashes';

/** Wrong passwords for one account from one network. Source: docs/security.md, Accounts. */
export const FAILED_LOGINS: readonly RateLimit[] = [{ max: 5, windowMs: 15 * 60_000 }];

/** Consecutive wrong passwords from unknown devices, after which those need a password reset. */
export const MAX_FAILED_LOGINS = 100;

/** A valid id that no account has. */
const UNKNOWN_ID = parseAccountId('A'.repeat(22));

export interface LogInDeps {
  readonly accounts: AccountStore;
  readonly hasher: PasswordHashing;
  /** Counts each compared password under `FAILED_LOGINS`; a correct one resets the count. */
  readonly failures: Limiter;
}

export interface LogInAttempt {
  readonly email: string;
  readonly password: string;
  /** The networks of the caller. */
  readonly networks: readonly Counted[];
  readonly language: Language | undefined;
  /** The token hash of a device that has logged in to this account before; it has a count of its own. */
  knownDevice(accountId: AccountId): Promise<string | undefined>;
}

/**
 * Finds the member with an address and password. For a caller who does not know the password, answer and time are the
 * same whether or not the member exists. Source: spec §7; API-06; FAULT-A2, FAULT-A3.
 */
export async function logIn(deps: LogInDeps, attempt: LogInAttempt): Promise<Result<Account, Problem>> {
  const account = await deps.accounts.findByEmail(emailKeyOf(attempt.email));
  const countedId = account?.id ?? UNKNOWN_ID;
  const device = countedId && (await attempt.knownDevice(countedId));
  const places = placesOf(attempt, device);
  const waitMs = await deps.failures.use(places);
  if (waitMs > 0) return err(tooManyRequests(waitMs));
  const triedId = device === undefined ? countedId : undefined;
  const verified = await countComparison(deps.failures, places, () =>
    verify(deps, account, attempt.password, triedId),
  );
  if (!verified.ok) return err(HASHING_BUSY);
  if (account === undefined || !verified.value.isRight) return err(WRONG_PASSWORD);
  await deps.failures.forget(places);
  await deps.accounts.noteLogin(account.id, attempt.language ?? account.language);
  const member = verified.value.isOutdated ? await renewHash(deps, account, attempt.password) : account;
  return member.isConfirmed ? ok(member) : err(EMAIL_NOT_CONFIRMED);
}

/** A hash of the address, since keys stay in memory for a while and must have the same length. */
function placesOf({ email, networks }: LogInAttempt, device: string | undefined): readonly Counted[] {
  const account = sha256(emailKeyOf(email));
  if (device !== undefined) return [{ key: `${account} ${device}`, share: 1 }];
  return networks.map(({ key, share }) => ({ key: `${account} ${key}`, share }));
}

/** Runs a password comparison; refunds the counted attempt if none took place for lack of capacity or of a database. */
export async function countComparison(
  failures: Limiter,
  places: string | readonly Counted[],
  compare: () => ReturnType<PasswordHashing['verify']>,
): ReturnType<PasswordHashing['verify']> {
  let isCompared = false;
  try {
    const verified = await compare();
    isCompared = verified.ok;
    return verified;
  } finally {
    if (!isCompared) await failures.refund(places);
  }
}

/** Counts while hashing, and also for an unknown member, so that both take the same time. */
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
