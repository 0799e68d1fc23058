import { LOGIN_RULES } from '@/domain/customer/validate-login';
import { PROFILE_RULES } from '@/domain/customer/validate-profile';
import { REGISTRATION_RULES } from '@/domain/customer/validate-registration';
import { errorKeyOf } from '@/domain/notice/error-catalogue';
import type { Notice } from '@/domain/notice/notice';

/** Rules that an account form checks itself; each has a text. */
export const FORM_RULES = [...LOGIN_RULES, ...REGISTRATION_RULES, ...PROFILE_RULES];

/**
 * Returns the notice for one code of an account form or the server; for an unknown one, that the entries are to be
 * corrected. Source: spec §8; ERR-11 to ERR-13.
 */
export function noticeForAccountCode(code: string): Notice {
  const isOwn = FORM_RULES.some((rule) => rule === code);
  const key = isOwn ? `account.${code}` : errorKeyOf(code, 'account');
  return { key: key ?? 'error.validation', values: {} };
}
