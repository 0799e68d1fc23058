import { err, ok, type Result } from '@/domain/shared/result';
import { assertNever } from '@/domain/shared/assert-never';
import { emailKeyOf } from '@api/accounts/account';
import type { PasswordHashing } from '@api/accounts/password-hasher';
import { HASHING_BUSY, WRONG_PASSWORD } from '@api/accounts/refusals';
import type { Problem } from '@api/http/problem';
import { tooManyRequests } from '@api/http/problems';
import type { Counted, Limiter, RateLimit } from '@api/limits/limiter';
import { sha256 } from '@api/system/hashes';

/** Wrong passwords for one account from one network. Source: docs/security.md, Accounts. */
export const FAILED_LOGINS: readonly RateLimit[] = [{ max: 5, windowMs: 15 * 60_000 }];

/** Consecutive wrong passwords from unknown devices, after which those need another way in. */
export const MAX_FAILED_LOGINS = 100;

/** An account that a password opens: of a member, or of the staff. */
export interface PasswordOwner<Id extends string> {
  readonly id: Id;
  readonly passwordHash: string | undefined;
}

export interface CheckLoginDeps<Id extends string, Owner extends PasswordOwner<Id>> {
  readonly accounts: {
    findByEmail(emailKey: string): Promise<Owner | undefined>;
    countAttempt(id: Id, max: number): Promise<boolean>;
  };
  readonly hasher: PasswordHashing;
  /** Counts each compared password under `FAILED_LOGINS`; a correct one resets the count. */
  readonly failures: Limiter;
  /** A valid id that no account has. */
  readonly unknownId: Id | undefined;
}

export interface LoginAttempt<Id extends string> {
  readonly email: string;
  readonly password: string;
  /** The networks of the caller. */
  readonly networks: readonly Counted[];
  /** Of the limit for a network; 1 if left out. */
  readonly factor?: number;
  /** The token hash of a device that has logged in to this account before; it has a count of its own. */
  knownDevice(accountId: Id): Promise<string | undefined>;
}

export interface CheckedLogin<Owner> {
  readonly account: Owner;
  /** Whether the hash was made with older parameters. */
  readonly isOutdated: boolean;
}

/** `account`: that the address names, if any. */
export type LoginRefusal<Owner> =
  | { readonly kind: 'locked'; readonly account: Owner | undefined; readonly waitMs: number }
  | { readonly kind: 'busy' }
  /** `isCapped`: after `MAX_FAILED_LOGINS`, also for the right password. */
  | { readonly kind: 'wrong'; readonly account: Owner | undefined; readonly isCapped: boolean };

/**
 * Finds the account with an address and password. For a caller who does not know the password, answer and time are the
 * same whether or not the account exists. Source: FAULT-A2, FAULT-A3.
 */
export async function checkLogin<Id extends string, Owner extends PasswordOwner<Id>>(
  deps: CheckLoginDeps<Id, Owner>,
  attempt: LoginAttempt<Id>,
): Promise<Result<CheckedLogin<Owner>, LoginRefusal<Owner>>> {
  const account = await deps.accounts.findByEmail(emailKeyOf(attempt.email));
  const countedId = account?.id ?? deps.unknownId;
  const device = countedId && (await attempt.knownDevice(countedId));
  const places = placesOf(attempt, device);
  const waitMs = await deps.failures.use(places, attempt.factor);
  if (waitMs > 0) return err({ kind: 'locked', account, waitMs });
  let isCapped = false;
  const verified = await countComparison(deps.failures, places, () =>
    // Counts while hashing, and also for an unknown account, so that both take the same time.
    deps.hasher.verify(account?.passwordHash, attempt.password, async () => {
      const isCounted = device === undefined && countedId !== undefined;
      if (isCounted) isCapped = !(await deps.accounts.countAttempt(countedId, MAX_FAILED_LOGINS));
    }),
  );
  if (!verified.ok) return err({ kind: 'busy' });
  if (account === undefined || isCapped || !verified.value.isRight)
    return err({ kind: 'wrong', account, isCapped });
  await deps.failures.forget(places);
  return ok({ account, isOutdated: verified.value.isOutdated });
}

export function problemOfLogin(refusal: LoginRefusal<unknown>): Problem {
  switch (refusal.kind) {
    case 'locked':
      return tooManyRequests(refusal.waitMs);
    case 'busy':
      return HASHING_BUSY;
    case 'wrong':
      return WRONG_PASSWORD;
    default:
      return assertNever(refusal);
  }
}

/** A hash of the address, since keys stay in memory for a while and must have the same length. */
function placesOf({ email, networks }: LoginAttempt<never>, device: string | undefined): readonly Counted[] {
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
