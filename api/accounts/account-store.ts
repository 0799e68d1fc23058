import type { Favorite } from '@/domain/customer/session';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { Account, AccountId } from '@api/accounts/account';

export interface NewAccount extends Omit<Account, 'memberNumber'> {
  readonly favorites: readonly Favorite[];
}

export const CODE_PURPOSES = ['confirmEmail', 'resetPassword'] as const;

export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** The code of an e-mailed link. Using it proves access to the mailbox of `email`. */
export interface NewCode {
  readonly accountId: AccountId;
  readonly purpose: CodePurpose;
  /** SHA-256 in hexadecimal digits; the code itself is in the e-mail only. */
  readonly codeHash: string;
  readonly email: string;
  readonly expiresAt: Instant;
}

export interface PersonalDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** Stores the members. Each call is atomic, and durable when it answers. */
export interface AccountStore {
  /** Undefined if another account has the address. */
  create(account: NewAccount): Promise<Account | undefined>;
  /** Deletes codes that have expired at `at`, and unconfirmed accounts created before `unconfirmedBefore`. */
  forgetStale(at: Instant, unconfirmedBefore: Instant): Promise<void>;
  find(accountId: AccountId): Promise<Account | undefined>;
  /** `emailKey` is the address as `emailKeyOf` normalizes it. */
  findByEmail(emailKey: string): Promise<Account | undefined>;
  /** In the order in which they were added. */
  favorites(accountId: AccountId): Promise<readonly Favorite[]>;
  /** Counts one password attempt before it is checked; false if there were `max` since the last correct password. */
  countAttempt(accountId: AccountId, max: number): Promise<boolean>;
  /** After a correct password: resets the count of attempts. */
  noteLogin(accountId: AccountId, language: Language): Promise<void>;
  changeDetails(accountId: AccountId, details: PersonalDetails): Promise<Account | undefined>;
  /** Stores the same password under newer hash parameters, if the hash is still `from`. */
  rehash(accountId: AccountId, from: string, to: string): Promise<void>;
  /** Ends every session and code of the account. False if the hash is no longer `from`. */
  changePassword(accountId: AccountId, from: string, to: string): Promise<boolean>;
  /** Deletes codes of the same purpose that were sent to another address. */
  issueCode(code: NewCode): Promise<void>;
  /** Consumes a code: the account gets the address that the code was sent to. Undefined if the code is invalid. */
  confirmEmail(accountId: AccountId, codeHash: string, at: Instant): Promise<Account | undefined>;
  /** Whether the code would reset the password of the account with this address. */
  canReset(emailKey: string, codeHash: string, at: Instant): Promise<boolean>;
  /**
   * Consumes a code: sets the password, confirms the address, and ends all other access: every session, known device,
   * passkey and other code.
   */
  resetPassword(
    emailKey: string,
    codeHash: string,
    passwordHash: string,
    at: Instant,
  ): Promise<Account | undefined>;
  /** Deletes the account and everything that belongs to it. Its orders stay, without name, address or phone number. */
  remove(accountId: AccountId): Promise<void>;
}
