import type { Notice } from '@/domain/notice/notice';

/** 'Please select a delivery spot before proceeding.' Source: spec §5, AMB-48; VAL-03. */
export const noticeForMissingSpot: Notice = { key: 'validation.spotRequired', values: {} };
