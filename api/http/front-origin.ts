import type { IncomingHttpHeaders } from 'node:http';
import { isLoopbackOrigin } from '@api/http/is-loopback-origin';

/** Under which origin the process in front (`lucka-pages`) makes the API public. */
export const FRONT_ORIGIN_HEADER = 'lucka-front-origin';

/**
 * Whether the process in front shows the API under an origin that the API was not started for. A demonstration counts
 * on being reached from its own machine alone: its mailbox, its passwords and its test cards are for anyone who reaches
 * it.
 */
export function isFrontOfOtherOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  const front = headers[FRONT_ORIGIN_HEADER];
  if (typeof front !== 'string' || front === origin) return false;
  return !(isLoopbackOrigin(front) && isLoopbackOrigin(origin));
}
