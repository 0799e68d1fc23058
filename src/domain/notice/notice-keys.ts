import { ERROR_KEYS } from '@/domain/notice/error-catalogue';
import { ACCOUNT_NOTICE_KEYS } from '@/domain/notice/notice-for-account-code';
import { BASKET_NOTICE_KEYS } from '@/domain/notice/notice-for-basket';
import { ORDER_STEPS } from '@/domain/notice/order-status-notice';
import { ORDER_STATUSES } from '@/domain/order/order-status';

/** What is said where no code says more. Source: spec §4 Error banner, §8 Generic; ERR-03 to ERR-10. */
export const GENERIC_NOTICE_KEYS = [
  'error.server',
  'error.notFound',
  'error.badRequest',
  'error.moved',
  'error.unknown',
  'error.unreachable',
  'error.validation',
  'error.receipt',
  'error.notAuthenticated',
  'validation.spotRequired',
] as const;

export type GenericNoticeKey = (typeof GENERIC_NOTICE_KEYS)[number];

/** Every key that this folder may say; the catalogue of each language has them all (OPEN-22). */
export const NOTICE_KEYS: readonly string[] = [
  ...GENERIC_NOTICE_KEYS,
  ...ERROR_KEYS,
  ...ACCOUNT_NOTICE_KEYS,
  ...BASKET_NOTICE_KEYS,
  ...ORDER_STATUSES.map((status) => `orderStatus.${status}`),
  ...ORDER_STEPS.map((status) => `orderStep.${status}`),
];
