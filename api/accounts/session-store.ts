import { addMs, type Instant } from '@/domain/shared/instant';
import type { Account, AccountId } from '@api/accounts/account';

export const DAY_MS = 86_400_000;
/** A session ends after this time without a call. Source: FAULT-A10. */
export const SESSION_IDLE_MS = 14 * DAY_MS;
/** A session ends after this time in any case. */
export const SESSION_MAX_MS = 30 * DAY_MS;

/** Sessions of one account; a further one ends the least recently used. Source: DEC-73. */
export const MAX_SESSIONS = 20;

export interface NewSession {
  /** SHA-256 of the cookie's value, in hexadecimal digits. */
  readonly tokenHash: string;
  readonly accountId: AccountId;
  /** The account's hash at the time of login. */
  readonly passwordHash: string | undefined;
  readonly createdAt: Instant;
  /** Whether the session outlives the browser. */
  readonly isPersistent: boolean;
  /** As `browserOf` names it. */
  readonly browser: string | undefined;
}

export interface LiveSession {
  readonly account: Account;
  readonly createdAt: Instant;
  readonly isPersistent: boolean;
}

export interface StoredSession {
  readonly tokenHash: string;
  readonly createdAt: Instant;
  readonly usedAt: Instant;
  readonly browser: string | undefined;
}

export const isOver = (
  { createdAt, usedAt }: Pick<StoredSession, 'createdAt' | 'usedAt'>,
  at: Instant,
): boolean => at >= addMs(usedAt, SESSION_IDLE_MS) || at >= addMs(createdAt, SESSION_MAX_MS);

/** Stores the sessions of members. */
export interface SessionStore {
  /** Ends the account's surplus sessions. False if the account is gone or its password has changed since the check. */
  open(session: NewSession): Promise<boolean>;
  /** Finds a session by its token and extends it; undefined if there is none or it has ended. */
  use(tokenHash: string, at: Instant): Promise<LiveSession | undefined>;
  end(tokenHash: string): Promise<void>;
  /** The oldest first; also those that have ended by their age. */
  ofAccount(accountId: AccountId): Promise<readonly StoredSession[]>;
}
