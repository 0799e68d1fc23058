import type { Instant } from '@/domain/shared/instant';
import type { NewAuditEntry } from '@api/audit/audit-store';
import type { StaffAccount, StaffAccountId, StaffToken, StaffTokenId } from '@/domain/staff/staff-member';

const HOUR_MS = 3_600_000;
/** A session ends after this time without a call: longer than a shift, shorter than a night and a day. */
export const STAFF_IDLE_MS = 16 * HOUR_MS;
/** A session ends after this time in any case. */
export const STAFF_SESSION_MAX_MS = 7 * 24 * HOUR_MS;

export interface StoredStaffAccount extends StaffAccount {
  /** argon2id. */
  readonly passwordHash: string;
}

export interface NewStaffPassword {
  readonly accountId: StaffAccountId;
  readonly oldHash: string;
  readonly newHash: string;
}

/** The entry about what is removed. */
export type EntryOf<Removed> = (removed: Removed) => NewAuditEntry;

export interface RemoveAccountOptions {
  readonly entryOf?: EntryOf<StaffAccount>;
  /** For accounts that the server itself removes. */
  readonly evenLastAdmin?: boolean;
}

export type RemoveAccountOutcome =
  | { readonly kind: 'removed'; readonly account: StaffAccount }
  | { readonly kind: 'unknown' }
  /** Nobody would be left who can add others. */
  | { readonly kind: 'lastAdmin' };

export interface NewStaffSession {
  /** SHA-256 of the cookie's value, in hexadecimal digits. */
  readonly tokenHash: string;
  readonly accountId: StaffAccountId;
  readonly createdAt: Instant;
}

/**
 * Stores the accounts, sessions and machine tokens of the staff; who comes and goes, with an entry of the audit log.
 */
export interface StaffStore {
  /** False if the address is taken. */
  addAccount(account: StoredStaffAccount, entry?: NewAuditEntry): Promise<boolean>;
  find(id: StaffAccountId): Promise<StoredStaffAccount | undefined>;
  findByEmail(email: string): Promise<StoredStaffAccount | undefined>;
  /** By address. */
  accounts(): Promise<readonly StaffAccount[]>;
  /** Ends its sessions too. The last admin stays, whatever runs at once. */
  removeAccount(id: StaffAccountId, options?: RemoveAccountOptions): Promise<RemoveAccountOutcome>;
  /**
   * Ends the sessions of the account, and resets the count of attempts. False if it is gone, or has another password by
   * now.
   */
  changePassword(password: NewStaffPassword, entry: NewAuditEntry): Promise<boolean>;
  /** Counts one password attempt before it is checked; false if there were `max` since the last login. */
  countAttempt(accountId: StaffAccountId, max: number): Promise<boolean>;
  /** Resets the count of attempts. False if the account is gone. */
  openSession(session: NewStaffSession): Promise<boolean>;
  /** The account of a session, which is extended; undefined if there is none or it has ended. */
  useSession(tokenHash: string, at: Instant): Promise<StaffAccount | undefined>;
  endSession(tokenHash: string): Promise<void>;
  addToken(token: StaffToken, tokenHash: string, entry?: NewAuditEntry): Promise<void>;
  /** By name. */
  tokens(): Promise<readonly StaffToken[]>;
  useToken(tokenHash: string, at: Instant): Promise<StaffToken | undefined>;
  removeToken(id: StaffTokenId, entryOf?: EntryOf<StaffToken>): Promise<StaffToken | undefined>;
}
