import { LOGIN_RULES } from '@/domain/customer/validate-login';
import { PROFILE_RULES } from '@/domain/customer/validate-profile';
import { REGISTRATION_RULES } from '@/domain/customer/validate-registration';
import { errorKeyOf } from '@/domain/notice/error-catalogue';
import type { Notice } from '@/domain/notice/notice';

/** Rules that a form of an account checks itself; each has a text of its own. */
export const FORM_RULES = [...LOGIN_RULES, ...REGISTRATION_RULES, ...PROFILE_RULES];

/**
 * What is said of one code of such a form, its own or the server's; of one that nobody knows, that something has to be
 * mended. Source: spec §8; ERR-11 to ERR-13.
 */
export function noticeForAccountCode(code: string): Notice {
  const isOwn = FORM_RULES.some((rule) => rule === code);
  const key = isOwn ? `account.${code}` : errorKeyOf(code, 'account');
  return { key: key ?? 'error.validation', values: {} };
}
