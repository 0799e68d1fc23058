import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LOGIN_RULES } from '@/domain/customer/validate-login';
import { REGISTRATION_RULES } from '@/domain/customer/validate-registration';
import { ERROR_CODES } from '@/domain/notice/error-catalogue';
import { noticeForAccountCode } from '@/domain/notice/notice-for-account-code';
import { NOTICE_KEYS } from '@test/support/notice-keys';
import { en } from '@test/support/catalogues';

describe('noticeForAccountCode', () => {
  it.each(ERROR_CODES.account)('says %s in the words of its family [ERR-11]', (code) => {
    expect(noticeForAccountCode(code).key).toBe(`error.account.${code}`);
  });

  it.each(ERROR_CODES.user)('says %s in the words of its family [ERR-13]', (code) => {
    expect(noticeForAccountCode(code).key).toBe(`error.user.${code}`);
  });

  it('returns the specified message for a name that is taken [ERR-12]', () => {
    expect(en['error.account.DuplicateUserName']).toBe('An account with this email already exists.');
  });

  it.each([...LOGIN_RULES, ...REGISTRATION_RULES])("says the form's own %s", (rule) => {
    expect(noticeForAccountCode(rule).key).toBe(`account.${rule}`);
  });

  it('always returns a key of the catalogues', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(NOTICE_KEYS).toContain(noticeForAccountCode(code).key);
      }),
    );
  });
});
