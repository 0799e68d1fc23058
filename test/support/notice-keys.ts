import { ERROR_CODES } from '@/domain/notice/error-catalogue';
import { FORM_RULES } from '@/domain/notice/notice-for-account-code';
import { BASKET_NOTICE_KEYS } from '@/domain/notice/notice-for-basket';
import { GENERIC_NOTICE_KEYS } from '@/domain/notice/notice-keys';
import { ORDER_STATUSES } from '@/domain/order/order-status';

/** Every key that src/domain/notice may answer; the texts of each language have them all (OPEN-22). */
export const NOTICE_KEYS: readonly string[] = [
  ...GENERIC_NOTICE_KEYS,
  ...Object.entries(ERROR_CODES).flatMap(([family, codes]) => codes.map((code) => `error.${family}.${code}`)),
  ...FORM_RULES.map((rule) => `account.${rule}`),
  ...['passkey.cancelled', 'passkey.known', 'passkey.unavailable'],
  ...['account.tooManyTries', 'session.expired', 'session.loggedOut', 'session.logOutFailed'],
  ...BASKET_NOTICE_KEYS,
  ...ORDER_STATUSES.map((status) => `orderStatus.${status}`),
];
