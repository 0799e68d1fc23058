import { FORM_RULES } from '@/domain/customer/unmet-registration-rules';
import { errorKeyOf } from '@/domain/notice/error-catalogue';
import type { Notice } from '@/domain/notice/notice';

/** What a form of an account says of what it found itself; the server has no codes for these. */
export const ACCOUNT_NOTICE_KEYS: readonly string[] = FORM_RULES.map((rule) => `account.${rule}`);

/**
 * What is said of one code of such a form, its own or the server's; of one that nobody knows, that something has to be
 * mended. Source: spec §8; ERR-11 to ERR-13.
 */
export function noticeForAccountCode(code: string): Notice {
  const own = `account.${code}`;
  const key = ACCOUNT_NOTICE_KEYS.includes(own) ? own : errorKeyOf(code, 'account');
  return { key: key ?? 'error.validation', values: {} };
}
