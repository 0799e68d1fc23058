import type { Brand } from '@/domain/shared/brand';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';

export type AccountId = Brand<string, 'AccountId'>;

const ACCOUNT_ID = /^[A-Za-z0-9_-]{22}$/;

const isAccountId = (text: string): text is AccountId => ACCOUNT_ID.test(text);

export const parseAccountId = (text: string): AccountId | undefined => (isAccountId(text) ? text : undefined);

/** A member as stored. */
export interface Account {
  readonly id: AccountId;
  /** Shown to people and on the membership card; never changes. */
  readonly memberNumber: string;
  readonly email: string;
  /** Whether the member has proved access to the mailbox. An unconfirmed account cannot log in. */
  readonly isConfirmed: boolean;
  /** argon2id; undefined for a member who uses an external login. */
  readonly passwordHash: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** The language of e-mails to the member. */
  readonly language: Language;
  readonly acceptedTermsAt: Instant;
  readonly createdAt: Instant;
}

/**
 * An address normalized for comparison: `Åsa@Example.com` equals `åsa@example.com` in any Unicode composition. U+0000,
 * which PostgreSQL cannot store, is replaced. Source: FORM-03.
 */
export const emailKeyOf = (email: string): string =>
  email.trim().normalize('NFC').toLowerCase().replaceAll('\0', '\uFFFD');
