import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSWORD_MIN_CHARS, validatePassword } from '@/domain/customer/validate-password';
import { ERROR_CODES } from '@/domain/notice/error-catalogue';

const unmet = (password: string, confirmation = password) => validatePassword(password, confirmation);

describe('validatePassword', () => {
  it('accepts a good password', () => {
    expect(unmet('Abc1!x')).toEqual([]);
    expect(unmet('Åäö 12')).toEqual([]);
    expect(unmet('Жук_42')).toEqual([]);
  });

  it('requires at least 6 characters [PASS-01]', () => {
    expect(PASSWORD_MIN_CHARS).toBe(6);
    expect(unmet('Abc1!')).toEqual(['PasswordTooShort']);
    expect(unmet('Ab1🍕🍕')).toEqual(['PasswordTooShort']);
  });

  it('requires a non-alphanumeric character [PASS-02]', () => {
    expect(unmet('Abcde1')).toEqual(['PasswordRequiresNonAlphanumeric']);
    expect(unmet('Abcdé1'.normalize('NFD'))).toEqual(['PasswordRequiresNonAlphanumeric']);
  });

  it('requires a digit [PASS-03]', () => {
    expect(unmet('Abcde!')).toEqual(['PasswordRequiresDigit']);
  });

  it('requires a lowercase letter [PASS-04]', () => {
    expect(unmet('ABCD1!')).toEqual(['PasswordRequiresLower']);
  });

  it('requires an uppercase letter [PASS-05]', () => {
    expect(unmet('abcd1!')).toEqual(['PasswordRequiresUpper']);
  });

  it('requires the same password again [PASS-06]', () => {
    expect(unmet('Abc1!x', 'Abc1!X')).toEqual(['password-mismatch']);
    expect(unmet('Abc1!x', '')).toEqual(['password-mismatch']);
  });

  it('returns all broken rules at once, as codes of the catalogue [ERR-11, ERR-13]', () => {
    expect(unmet('', 'x')).toEqual([
      'PasswordTooShort',
      'PasswordRequiresNonAlphanumeric',
      'PasswordRequiresDigit',
      'PasswordRequiresLower',
      'PasswordRequiresUpper',
      'password-mismatch',
    ]);
    const known: readonly string[] = [...ERROR_CODES.account, ...ERROR_CODES.user];
    for (const rule of unmet('', 'x')) expect(known).toContain(rule);
  });

  it('accepts any longer form of a good password', () => {
    fc.assert(
      fc.property(fc.string(), (more) => {
        expect(unmet(`Abc1!x${more}`)).toEqual([]);
      }),
    );
  });
});
