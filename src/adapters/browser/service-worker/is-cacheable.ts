import { ORIGIN_MARKER_HEADER } from '@/adapters/contract/headers';

/** The members of `Response` used here. */
export type ResponseHead = Pick<Response, 'status' | 'redirected' | 'headers'>;

/**
 * Whether the response comes from our server, not from a captive portal. An opaque response shows no headers. Source:
 * AMB-37.
 */
export const isOurs = ({ headers, redirected }: ResponseHead): boolean =>
  headers.has(ORIGIN_MARKER_HEADER) && !redirected;

/** Whether a response may be cached: ours, complete, and not marked `no-store`. */
export const isCacheable = (answer: ResponseHead): boolean =>
  isOurs(answer) &&
  answer.status === 200 &&
  !/no-store|private/i.test(answer.headers.get('cache-control') ?? '');
