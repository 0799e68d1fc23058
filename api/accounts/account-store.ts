import type { Favorite } from '@/domain/customer/session';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { Account, AccountId } from '@api/accounts/account';

export interface NewAccount extends Omit<Account, 'memberNumber'> {
  readonly favorites: readonly Favorite[];
}

export const CODE_PURPOSES = ['confirmEmail', 'resetPassword'] as const;

export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** The code of an e-mailed link. It shows that whoever uses it reads the address that it was sent to. */
export interface NewCode {
  readonly accountId: AccountId;
  readonly purpose: CodePurpose;
  /** SHA-256 in hexadecimal digits: the code itself stands in the e-mail alone. */
  readonly codeHash: string;
  readonly email: string;
  readonly expiresAt: Instant;
}

export interface PersonalDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** Keeps the members. Each call is one step: whole, or not at all, and on disk when it answers. */
export interface AccountStore {
  /** Undefined where another account has the address. */
  create(account: NewAccount): Promise<Account | undefined>;
  /** Forgets codes that are over at that moment, and the accounts from before `unconfirmedBefore` that nobody confirmed. */
  forgetStale(at: Instant, unconfirmedBefore: Instant): Promise<void>;
  find(accountId: AccountId): Promise<Account | undefined>;
  /** By the address as it is compared. */
  findByEmail(emailKey: string): Promise<Account | undefined>;
  /** In the order in which they were added. */
  favorites(accountId: AccountId): Promise<readonly Favorite[]>;
  /** Counts one more password that is about to be tried; false when `max` were tried since the last right one. */
  countAttempt(accountId: AccountId, max: number): Promise<boolean>;
  /** A right password: the count starts anew. */
  noteLogin(accountId: AccountId, language: Language): Promise<void>;
  changeDetails(accountId: AccountId, details: PersonalDetails): Promise<Account | undefined>;
  /** The same password under newer parameters; only where the old hash still stands. */
  rehash(accountId: AccountId, from: string, to: string): Promise<void>;
  /** Ends every session of the account, and every code that is on its way. False where the old hash stands no more. */
  changePassword(accountId: AccountId, from: string, to: string): Promise<boolean>;
  /** Those of the same purpose that were sent to another address are good no more. */
  issueCode(code: NewCode): Promise<void>;
  /** Uses a code up: the account has the address that it was sent to. Undefined where it cannot be used. */
  confirmEmail(accountId: AccountId, codeHash: string, at: Instant): Promise<Account | undefined>;
  /** Whether the code would reset the password of the account with this address. */
  canReset(emailKey: string, codeHash: string, at: Instant): Promise<boolean>;
  /** Uses a code up: a new password, every session, known device and other code ended, the address confirmed. */
  resetPassword(
    emailKey: string,
    codeHash: string,
    passwordHash: string,
    at: Instant,
  ): Promise<Account | undefined>;
  /** The account and all that hangs on it. Its orders stay, without a name, address or number to anybody. */
  remove(accountId: AccountId): Promise<void>;
}
