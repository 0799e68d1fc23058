import { validatePassword, type PasswordRule } from '@/domain/customer/validate-password';
import { isCommonPassword } from '@api/accounts/is-common-password';
import type { Problem } from '@api/http/problem';

/** The messages of form errors by code. Source: spec §8; ERR-11 to ERR-13. */
const MESSAGES = {
  InvalidToken: 'The link is invalid or has expired.',
  PasswordTooShort: 'A password has at least 6 characters.',
  PasswordRequiresNonAlphanumeric:
    'A password has at least one character that is neither a letter nor a digit.',
  PasswordRequiresDigit: 'A password has at least one digit.',
  PasswordRequiresLower: 'A password has at least one lowercase letter.',
  PasswordRequiresUpper: 'A password has at least one uppercase letter.',
  PasswordTooCommon: 'The password is one of those that are guessed first.',
  PasswordMismatch: 'The current password is wrong.',
  DuplicateUserName: 'An account with this email already exists.',
  DuplicateEmail: 'Another account has this email.',
  'requires-phone': 'A phone number is required.',
  'invalid-phone': 'The phone number is not valid.',
  'requires-shop': 'A favorite shop is required.',
  'send-email-confirmation-failed': 'The e-mail with the link could not be sent; request it again.',
} as const;

const FAILURES = {
  firstName: 'A first name is required, of at most 100 characters.',
  lastName: 'A last name is required, of at most 100 characters.',
  email: 'The email is not valid.',
  terms: 'The terms have to be accepted.',
} as const;

export interface FormError {
  readonly code: string;
  readonly message: string;
}

export const formError = (code: keyof typeof MESSAGES): FormError => ({ code, message: MESSAGES[code] });

/** An error without a code of its own in the error catalogue. */
export const otherError = (what: keyof typeof FAILURES): FormError => ({
  code: 'register-user-failure',
  message: FAILURES[what],
});

/** Every rule that a new password violates. Source: spec §5; PASS-01 to PASS-05, DEC-141. */
export const passwordErrors = (password: string, minChars?: number): readonly FormError[] => [
  ...validatePassword(password, password, minChars).filter(isOfServer).map(formError),
  ...(isCommonPassword(password) ? [formError('PasswordTooCommon')] : []),
];

/** Only the form itself compares the repeated password. */
const isOfServer = (rule: PasswordRule): rule is Exclude<PasswordRule, 'password-mismatch'> =>
  rule !== 'password-mismatch';

/** 400 with all errors of a form at once. Source: decisions, Problems; ERR-10. */
export function formProblem(errors: readonly FormError[]): Problem {
  const codes = [...new Set(errors.map(({ code }) => code))];
  const messagesOf = (code: string): readonly string[] =>
    errors.filter((error) => error.code === code).map(({ message }) => message);
  return {
    status: 400,
    family: 'user',
    code: 'validation',
    title: 'One or more validation errors occurred',
    errors: Object.fromEntries(codes.map((code) => [code, messagesOf(code)])),
  };
}
