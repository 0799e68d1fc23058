import type { LoginRule } from '@/domain/customer/validate-login';
import type { ProfileRule } from '@/domain/customer/validate-profile';
import type { RegistrationRule } from '@/domain/customer/validate-registration';
import type { ERROR_CODES } from '@/domain/notice/error-catalogue';

/** The places of an account form that show errors; `form` is the form as a whole. */
export type AccountField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'currentPassword'
  | 'password'
  | 'repeatedPassword'
  | 'favoriteShop'
  | 'acceptedTerms'
  | 'form';

type AccountCode =
  | (typeof ERROR_CODES)['account' | 'user'][number]
  | RegistrationRule
  | LoginRule
  | ProfileRule;

const FIELDS = {
  'first-name-missing': 'firstName',
  'last-name-missing': 'lastName',
  'email-missing': 'email',
  'email-invalid': 'email',
  DuplicateUserName: 'email',
  DuplicateEmail: 'email',
  'requires-phone': 'phone',
  'invalid-phone': 'phone',
  'current-password-missing': 'currentPassword',
  PasswordMismatch: 'currentPassword',
  'password-missing': 'password',
  PasswordTooShort: 'password',
  PasswordTooCommon: 'password',
  PasswordRequiresNonAlphanumeric: 'password',
  PasswordRequiresDigit: 'password',
  PasswordRequiresLower: 'password',
  PasswordRequiresUpper: 'password',
  'invalid-password': 'password',
  'password-mismatch': 'repeatedPassword',
  'requires-shop': 'favoriteShop',
  'terms-not-accepted': 'acceptedTerms',
  InvalidToken: 'form',
  'register-user-failure': 'form',
  'send-email-confirmation-failed': 'form',
} as const satisfies Readonly<Record<AccountCode, AccountField>>;

const FIELD_OF: ReadonlyMap<string, AccountField> = new Map(Object.entries(FIELDS));

/**
 * Returns the field that shows a code, of the form or the server; the form as a whole for an unknown code. Source:
 * spec §8; ERR-11, ERR-13.
 */
export const accountFieldOf = (code: string): AccountField => FIELD_OF.get(code) ?? 'form';
