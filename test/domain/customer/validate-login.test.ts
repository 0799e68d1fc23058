import { describe, expect, it } from 'vitest';

import { unmetEmailRules, unmetLoginRules } from '@/domain/customer/validate-login';

describe('unmetEmailRules', () => {
  it('tells an address that is missing from one that cannot be one [OPEN-34]', () => {
    expect(unmetEmailRules(' ')).toEqual(['email-missing']);
    expect(unmetEmailRules('asa@')).toEqual(['email-invalid']);
    expect(unmetEmailRules(' asa@example.com ')).toEqual([]);
  });
});

describe('unmetLoginRules', () => {
  it('says everything that is missing at once, and judges no password', () => {
    expect(unmetLoginRules('', '')).toEqual(['email-missing', 'password-missing']);
    expect(unmetLoginRules('asa@example.com', ' ')).toEqual([]);
  });
});
