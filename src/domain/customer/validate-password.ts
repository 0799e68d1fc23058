export const PASSWORD_MIN_CHARS = 6;

/**
 * The catalogue's codes for a new password. A repeated password that differs is `password-mismatch` of the user
 * family; `PasswordMismatch` of the account family is a wrong current password. Source: spec §8; ERR-11, ERR-13.
 */
export type PasswordRule =
  | 'PasswordTooShort'
  | 'PasswordRequiresNonAlphanumeric'
  | 'PasswordRequiresDigit'
  | 'PasswordRequiresLower'
  | 'PasswordRequiresUpper'
  | 'password-mismatch';

/**
 * Returns the rules that a password breaks, all at once, in a fixed order; letters of every alphabet count. The same
 * for members and the staff, whose passwords are longer. Source: spec §5; PASS-01 to PASS-06, DEC-141.
 */
export function validatePassword(
  password: string,
  confirmation: string,
  minChars = PASSWORD_MIN_CHARS,
): readonly PasswordRule[] {
  return RULES.filter(([, isMet]) => !isMet(password, confirmation, minChars)).map(([rule]) => rule);
}

type IsMet = (password: string, confirmation: string, minChars: number) => boolean;

const RULES: readonly (readonly [PasswordRule, IsMet])[] = [
  ['PasswordTooShort', (password, _, minChars) => Array.from(password).length >= minChars],
  ['PasswordRequiresNonAlphanumeric', (password) => /[^\p{L}\p{M}\p{N}]/u.test(password)],
  ['PasswordRequiresDigit', (password) => /\p{Nd}/u.test(password)],
  ['PasswordRequiresLower', (password) => /\p{Ll}/u.test(password)],
  ['PasswordRequiresUpper', (password) => /\p{Lu}/u.test(password)],
  ['password-mismatch', (password, confirmation) => password === confirmation],
];
