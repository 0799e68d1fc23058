import type { Instant } from '@/domain/shared/instant';
import type { Account, AccountId } from '@api/accounts/account';

export const DAY_MS = 86_400_000;
/** Without a call for this long, a session is over. Source: FAULT-A10. */
export const SESSION_IDLE_MS = 14 * DAY_MS;
/** However much it is used, a session is over after this long. */
export const SESSION_MAX_MS = 30 * DAY_MS;

/** One account has no more sessions than this: the one that was used the longest ago ends. Source: DEC-73. */
export const MAX_SESSIONS = 20;
/** One account has no more known devices than this: the one that was used the longest ago is forgotten. */
export const MAX_DEVICES = 20;
/** A device that was not used for this long is known no more; its cookie lasts as long. */
export const DEVICE_MAX_MS = 365 * DAY_MS;

export interface NewSession {
  /** SHA-256 of the cookie's value, in hexadecimal digits. */
  readonly tokenHash: string;
  readonly accountId: AccountId;
  /** That of the account when its member was let in. */
  readonly passwordHash: string | undefined;
  readonly createdAt: Instant;
  /** Whether it outlives the browser. */
  readonly isPersistent: boolean;
}

export interface LiveSession {
  readonly account: Account;
  readonly createdAt: Instant;
  readonly isPersistent: boolean;
}

export interface SessionUse {
  readonly createdAt: Instant;
  readonly usedAt: Instant;
}

/** Keeps who is logged in, and from which devices members have logged in. */
export interface SessionStore {
  /** Ends the surplus of the account. False where the account is gone, or has another password by now: who knew the old one comes in no more. */
  open(session: NewSession): Promise<boolean>;
  /** The session of a token, which is thereby used; undefined where there is none, or none any more. */
  use(tokenHash: string, at: Instant): Promise<LiveSession | undefined>;
  end(tokenHash: string): Promise<void>;
  ofAccount(accountId: AccountId): Promise<readonly SessionUse[]>;
  /** Forgets the surplus of the account, and what was not used for too long. */
  rememberDevice(tokenHash: string, accountId: AccountId, at: Instant): Promise<void>;
  isKnownDevice(tokenHash: string, accountId: AccountId, at: Instant): Promise<boolean>;
}
