/** The notices for failures without a known code. Source: spec §4 Error banner, §8 Generic; ERR-03 to ERR-10. */
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
  'error.unreadableOrder',
  'validation.spotRequired',
] as const;

export type GenericNoticeKey = (typeof GENERIC_NOTICE_KEYS)[number];
