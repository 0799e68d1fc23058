import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  validateRegistration,
  type RegistrationForm,
  type RegistrationRule,
} from '@/domain/customer/validate-registration';
import { aRegistrationForm } from '@test/support/builders/a-registration-form';

const RELAXED = { isPhoneNumberRequired: false, isFavoriteShopRequired: false };
const STRICT = { isPhoneNumberRequired: true, isFavoriteShopRequired: true };

const unmet = (different: Partial<RegistrationForm> = {}, settings = STRICT) =>
  validateRegistration(aRegistrationForm(different), {
    settings,
    isPhoneNumber: (text) => /^\+46\d{9}$/.test(text),
  });

const EMPTY: RegistrationForm = {
  firstName: ' ',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  repeatedPassword: '',
  favoriteShop: undefined,
  acceptedTerms: false,
};

describe('validateRegistration', () => {
  it('accepts a complete form', () => {
    expect(unmet()).toEqual([]);
  });

  it('requires names and a valid email address', () => {
    expect(unmet({ firstName: ' ', lastName: '' })).toEqual(['first-name-missing', 'last-name-missing']);
    expect(unmet({ email: '  ' })).toEqual(['email-missing']);
    expect(unmet({ email: 'asa@' })).toEqual(['email-invalid']);
    expect(unmet({ email: ' asa@example.com ' })).toEqual([]);
  });

  it('requires a phone number where the settings do [FORM-04, AMB-46]', () => {
    expect(unmet({ phone: ' ' })).toEqual(['requires-phone']);
    expect(unmet({ phone: '' }, RELAXED)).toEqual([]);
  });

  it('requires any given phone number to be valid [FORM-05, AMB-46]', () => {
    expect(unmet({ phone: '12' })).toEqual(['invalid-phone']);
    expect(unmet({ phone: '12' }, RELAXED)).toEqual(['invalid-phone']);
  });

  it('requires a favorite shop where the settings do, and only there [FORM-06]', () => {
    expect(unmet({ favoriteShop: undefined })).toEqual(['requires-shop']);
    expect(unmet({ favoriteShop: undefined }, RELAXED)).toEqual([]);
  });

  it('requires the terms to be accepted [FORM-07]', () => {
    expect(unmet({ acceptedTerms: false }, RELAXED)).toEqual(['terms-not-accepted']);
  });

  it('requires a good password, twice the same [PASS-01, PASS-02, PASS-03, PASS-04, PASS-05, PASS-06]', () => {
    expect(unmet({ password: 'abc', repeatedPassword: 'abd' })).toEqual([
      'PasswordTooShort',
      'PasswordRequiresNonAlphanumeric',
      'PasswordRequiresDigit',
      'PasswordRequiresUpper',
      'password-mismatch',
    ]);
  });

  it('returns all errors at once, in the order of the form', () => {
    const empty: readonly RegistrationRule[] = [
      'first-name-missing',
      'last-name-missing',
      'email-missing',
      'requires-phone',
      'PasswordTooShort',
      'PasswordRequiresNonAlphanumeric',
      'PasswordRequiresDigit',
      'PasswordRequiresLower',
      'PasswordRequiresUpper',
      'requires-shop',
      'terms-not-accepted',
    ];
    expect(unmet(EMPTY)).toEqual(empty);
  });

  it('never returns fewer errors for stricter settings, and none twice', () => {
    const someForm = fc.record({
      firstName: fc.string(),
      lastName: fc.string(),
      email: fc.oneof(fc.emailAddress(), fc.string()),
      phone: fc.oneof(fc.constant('+46701234567'), fc.string()),
      password: fc.string(),
      repeatedPassword: fc.string(),
      favoriteShop: fc.constantFrom(undefined, aRegistrationForm().favoriteShop),
      acceptedTerms: fc.boolean(),
    });
    fc.assert(
      fc.property(someForm, (form) => {
        const found = unmet(form);
        expect(new Set(found).size).toBe(found.length);
        expect(found).toEqual(expect.arrayContaining([...unmet(form, RELAXED)]));
      }),
    );
  });
});
