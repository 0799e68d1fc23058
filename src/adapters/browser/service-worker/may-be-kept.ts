import { ORIGIN_MARKER_HEADER } from '@/adapters/contract/headers';

/** What is needed of an answer. */
export type Answered = Pick<Response, 'status' | 'redirected' | 'headers'>;

/** Whether our server says this, and not a captive portal in its place. An opaque answer shows no header. Source: AMB-37. */
export const isOurs = ({ headers, redirected }: Answered): boolean =>
  headers.has(ORIGIN_MARKER_HEADER) && !redirected;

/** Whether an answer may be shown again later: ours, whole, and not one that its sender wants forgotten. */
export const mayBeStored = (answer: Answered): boolean =>
  isOurs(answer) &&
  answer.status === 200 &&
  !/no-store|private/i.test(answer.headers.get('cache-control') ?? '');
