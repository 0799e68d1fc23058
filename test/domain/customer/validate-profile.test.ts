import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProfileDraft } from '@/domain/customer/profile-draft';
import { validatePassword } from '@/domain/customer/validate-password';
import { validateProfile, type TypedPasswords } from '@/domain/customer/validate-profile';

const DRAFT: ProfileDraft = { name: 'Åsa', lastName: 'Öberg', email: 'asa@example.com', phone: '0701740605' };
const UNCHANGED: TypedPasswords = { current: '', wanted: '', repeated: '' };

const unmet = (
  different: Partial<ProfileDraft> = {},
  passwords: TypedPasswords = UNCHANGED,
  isPhoneNumberRequired = false,
) =>
  validateProfile({ ...DRAFT, ...different }, passwords, {
    isEmailNew: different.email !== undefined && different.email !== DRAFT.email,
    settings: { isPhoneNumberRequired },
    isPhoneNumber: (text) => /^\+?\d{8,}$/.test(text),
  });

describe('validateProfile', () => {
  it('accepts a valid profile with an unchanged password [FORM-02]', () => {
    expect(unmet()).toEqual([]);
    expect(unmet({ phone: '' })).toEqual([]);
  });

  it('returns all errors at once, in the order of the form', () => {
    const blank = { name: ' ', lastName: '', email: '', phone: '12' };
    expect(unmet(blank, { current: '', wanted: 'Abc1!x', repeated: 'other' })).toEqual([
      'first-name-missing',
      'last-name-missing',
      'email-missing',
      'invalid-phone',
      'current-password-missing',
      'password-mismatch',
    ]);
  });

  it('requires a valid email address', () => {
    expect(unmet({ email: 'asa@' })).toEqual(['email-invalid']);
    expect(unmet({ email: ' asa@example.com ' })).toEqual([]);
    expect(unmet({ email: ' ', lastName: ' ' })).toEqual(['last-name-missing', 'email-missing']);
  });

  it('requires a phone number where the settings do [AMB-46]', () => {
    expect(unmet({ phone: ' ' }, UNCHANGED, true)).toEqual(['requires-phone']);
  });

  it('accepts the current password alone with a new address, and a new password with all three [DEC-98]', () => {
    const email = 'new@example.com';
    expect(unmet({ email }, { ...UNCHANGED, current: 'Passw0rd!' })).toEqual([]);
    expect(unmet({ email }, { ...UNCHANGED, wanted: 'N3w-pass', repeated: 'N3w-pass' })).toEqual([
      'current-password-missing',
    ]);
  });

  it('requires all passwords once one is typed, and none otherwise', () => {
    const someText = fc.constantFrom('', 'a', 'Passw0rd!', 'N3w-pass');
    fc.assert(
      fc.property(someText, someText, someText, (current, wanted, repeated) => {
        const isTouched = current + wanted + repeated !== '';
        const expected = isTouched
          ? [...(current === '' ? ['current-password-missing'] : []), ...validatePassword(wanted, repeated)]
          : [];
        expect(unmet({}, { current, wanted, repeated })).toEqual(expected);
      }),
    );
  });
});
