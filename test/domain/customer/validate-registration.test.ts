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
  it('is content with a whole form', () => {
    expect(unmet()).toEqual([]);
  });

  it('asks for names and an e-mail address that can be one', () => {
    expect(unmet({ firstName: ' ', lastName: '' })).toEqual(['first-name-missing', 'last-name-missing']);
    expect(unmet({ email: '  ' })).toEqual(['email-missing']);
    expect(unmet({ email: 'asa@' })).toEqual(['email-invalid']);
    expect(unmet({ email: ' asa@example.com ' })).toEqual([]);
  });

  it('asks for a phone number where the settings do [FORM-04, AMB-46]', () => {
    expect(unmet({ phone: ' ' })).toEqual(['requires-phone']);
    expect(unmet({ phone: '' }, RELAXED)).toEqual([]);
  });

  it('asks for a phone number that is one, whenever one is given [FORM-05, AMB-46]', () => {
    expect(unmet({ phone: '12' })).toEqual(['invalid-phone']);
    expect(unmet({ phone: '12' }, RELAXED)).toEqual(['invalid-phone']);
  });

  it('asks for a favourite shop where the settings do, and only there [FORM-06]', () => {
    expect(unmet({ favoriteShop: undefined })).toEqual(['requires-shop']);
    expect(unmet({ favoriteShop: undefined }, RELAXED)).toEqual([]);
  });

  it('asks for the terms to be accepted [FORM-07]', () => {
    expect(unmet({ acceptedTerms: false }, RELAXED)).toEqual(['terms-not-accepted']);
  });

  it('asks for a good password, twice the same [PASS-01, PASS-02, PASS-03, PASS-04, PASS-05, PASS-06]', () => {
    expect(unmet({ password: 'abc', repeatedPassword: 'abd' })).toEqual([
      'PasswordTooShort',
      'PasswordRequiresNonAlphanumeric',
      'PasswordRequiresDigit',
      'PasswordRequiresUpper',
      'password-mismatch',
    ]);
  });

  it('says everything that is wrong at once, in the order of the form', () => {
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

  it('never finds less where more is asked for, and never the same twice', () => {
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
