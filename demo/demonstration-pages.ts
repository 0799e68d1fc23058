import { OWN_CALLS } from '@api/http/own-calls';
import type { DrawPages } from '@api/server-deps';
import { injectFetch } from '@demo/in-process/inject-fetch';
import type { Clock } from '@/domain/ports/clock';
import { canDrawPages, DRAWING_PROGRAM, threadPages } from '@pages/thread/thread-pages';

/**
 * Draws the pages from the answers of the API in this process, which is called without a socket; undefined if not
 * built.
 */
export function demonstrationPages(clock: Clock): DrawPages | undefined {
  if (!canDrawPages()) return undefined;
  return ({ app, version }) =>
    threadPages({
      ...{ app, version, clock, program: DRAWING_PROGRAM, from: 'api' },
      api: 'http://localhost',
      fetch: injectFetch(app, OWN_CALLS),
    });
}
