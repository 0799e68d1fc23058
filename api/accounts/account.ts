import type { Brand } from '@/domain/shared/brand';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';

export type AccountId = Brand<string, 'AccountId'>;

const ACCOUNT_ID = /^[A-Za-z0-9_-]{22}$/;

const isAccountId = (text: string): text is AccountId => ACCOUNT_ID.test(text);

export const parseAccountId = (text: string): AccountId | undefined => (isAccountId(text) ? text : undefined);

/** A member as they are kept. */
export interface Account {
  readonly id: AccountId;
  /** For people and for the membership card; given once. */
  readonly memberNumber: string;
  readonly email: string;
  /** Whether somebody has shown that the address is theirs. Until then nobody logs in. */
  readonly isConfirmed: boolean;
  /** argon2id; undefined for a member who comes by an external login. */
  readonly passwordHash: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** What their e-mails are written in. */
  readonly language: Language;
  readonly acceptedTermsAt: Instant;
  readonly createdAt: Instant;
}

/**
 * An address as it is compared: `Åsa@Example.com` is `åsa@example.com`, however its letters are composed. The character
 * U+0000, which no address has and no database takes, is another one. Source: FORM-03.
 */
export const emailKeyOf = (email: string): string =>
  email.trim().normalize('NFC').toLowerCase().replaceAll('\0', '\uFFFD');
