import { describe, expect, it } from 'vitest';

import { validateEmail, validateLogin } from '@/domain/customer/validate-login';

describe('validateEmail', () => {
  it('distinguishes a missing address from an invalid one [OPEN-34]', () => {
    expect(validateEmail(' ')).toEqual(['email-missing']);
    expect(validateEmail('asa@')).toEqual(['email-invalid']);
    expect(validateEmail(' asa@example.com ')).toEqual([]);
  });
});

describe('validateLogin', () => {
  it('returns everything missing at once, and does not check the password', () => {
    expect(validateLogin('', '')).toEqual(['email-missing', 'password-missing']);
    expect(validateLogin('asa@example.com', ' ')).toEqual([]);
  });
});
