import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ApiServer } from '@api/http/api-server';

export const REQUEST_ID_HEADER = 'x-request-id';

const GIVEN = /^[A-Za-z0-9._-]{8,64}$/;

const DRAWN_IDS = 512;

/** Random ids of 32 hexadecimal digits, many drawn at once: a UUID costs more than to find a prepared answer. */
export function randomIds(): () => string {
  let drawn = '';
  let at = 0;
  return () => {
    if (at === drawn.length) {
      drawn = randomBytes(DRAWN_IDS * 16).toString('hex');
      at = 0;
    }
    at += 32;
    return drawn.slice(at - 32, at);
  };
}

/** The id of a request: that of a trusted proxy where it is well-formed, else a new one. */
export const requestIds =
  (newId: () => string, isProxyTrusted: boolean) =>
  ({ headers }: IncomingMessage): string => {
    const given = headers[REQUEST_ID_HEADER];
    return isProxyTrusted && typeof given === 'string' && GIVEN.test(given) ? given : newId();
  };

/** Every answer names its request, as the log and problems do. */
export function nameRequests(app: ApiServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
