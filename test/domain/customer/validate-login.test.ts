import { describe, expect, it } from 'vitest';

import { validateEmail, validateLogin } from '@/domain/customer/validate-login';

describe('validateEmail', () => {
  it('tells an address that is missing from one that cannot be one [OPEN-34]', () => {
    expect(validateEmail(' ')).toEqual(['email-missing']);
    expect(validateEmail('asa@')).toEqual(['email-invalid']);
    expect(validateEmail(' asa@example.com ')).toEqual([]);
  });
});

describe('validateLogin', () => {
  it('says everything that is missing at once, and judges no password', () => {
    expect(validateLogin('', '')).toEqual(['email-missing', 'password-missing']);
    expect(validateLogin('asa@example.com', ' ')).toEqual([]);
  });
});
