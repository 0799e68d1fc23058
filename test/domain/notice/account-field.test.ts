import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { accountFieldOf } from '@/domain/notice/account-field';
import { LOGIN_RULES } from '@/domain/customer/validate-login';
import { REGISTRATION_RULES } from '@/domain/customer/validate-registration';
import { ERROR_CODES } from '@/domain/notice/error-catalogue';

const CODES: readonly string[] = [
  ...ERROR_CODES.account,
  ...ERROR_CODES.user,
  ...LOGIN_RULES,
  ...REGISTRATION_RULES,
];

describe('accountFieldOf', () => {
  it.each([
    ['DuplicateUserName', 'email'],
    ['DuplicateEmail', 'email'],
    ['PasswordTooShort', 'password'],
    ['PasswordRequiresNonAlphanumeric', 'password'],
    ['PasswordRequiresDigit', 'password'],
    ['PasswordRequiresLower', 'password'],
    ['PasswordRequiresUpper', 'password'],
    ['PasswordMismatch', 'currentPassword'],
    ['InvalidToken', 'form'],
  ])('puts the account code %s beside %s [ERR-11, ERR-12]', (code, field) => {
    expect(accountFieldOf(code)).toBe(field);
  });

  it.each([
    ['invalid-password', 'password'],
    ['password-mismatch', 'repeatedPassword'],
    ['invalid-phone', 'phone'],
    ['requires-phone', 'phone'],
    ['requires-shop', 'favoriteShop'],
    ['register-user-failure', 'form'],
    ['send-email-confirmation-failed', 'form'],
  ])('puts the user code %s beside %s [ERR-13]', (code, field) => {
    expect(accountFieldOf(code)).toBe(field);
  });

  it.each([
    ['first-name-missing', 'firstName'],
    ['last-name-missing', 'lastName'],
    ['email-missing', 'email'],
    ['email-invalid', 'email'],
    ['terms-not-accepted', 'acceptedTerms'],
    ['password-missing', 'password'],
  ])("puts the form's own %s beside %s", (code, field) => {
    expect(accountFieldOf(code)).toBe(field);
  });

  it('returns the form as a whole for any other code', () => {
    const someCode = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString'));
    fc.assert(
      fc.property(someCode, (code) => {
        fc.pre(!CODES.includes(code));
        expect(accountFieldOf(code)).toBe('form');
      }),
    );
  });
});
