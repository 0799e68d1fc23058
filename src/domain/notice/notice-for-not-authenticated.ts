import type { Notice } from '@/domain/notice/notice';

/** 'Not authenticated'. Source: spec §5, AMB-64; VAL-09. */
export const noticeForNotAuthenticated: Notice = { key: 'error.notAuthenticated', values: {} };
