import { DOCUMENTATION_PATH } from '@api/http/api-document';
import type { ApiServer } from '@api/http/api-server';
import { crossSiteRefusal } from '@api/http/cross-site-refusal';
import { sendProblem } from '@api/http/problem';
import { isFrontOfOtherOrigin } from '@api/http/front-origin';
import { BAD_REQUEST, FORBIDDEN, FRONT_OF_OTHER_ORIGIN } from '@api/http/problems';
import type { RequestOrigin } from '@api/http/request-origin';
import { hasNul, pathOf } from '@api/http/request-path';
import {
  apiHeaders,
  builtFileHeaders,
  scriptlessPageHeaders,
  pageHeaders,
  paymentPageHeaders,
  type Headers,
} from '@api/http/security-headers';

/** Sec-Fetch-Dest values that API answers are never requested with, except to execute or embed them. */
const REFUSED_DESTINATIONS = new Set([
  ...['script', 'worker', 'serviceworker', 'sharedworker', 'audioworklet', 'paintworklet'],
  ...['object', 'embed', 'frame', 'iframe', 'xslt', 'manifest'],
]);

export const isApiPath = (path: string): boolean => /^\/api(\/|$)/i.test(path);

/**
 * Sets the headers of every answer, including errors, and refuses requests before any route. `connectTo`: other origins
 * that the page may send to.
 */
export function secure(app: ApiServer, originOf: RequestOrigin, connectTo: readonly string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    const origin = originOf(request);
    const path = pathOf(request);
    reply.headers(headersFor(path, origin ?? '', connectTo));
    if (origin === undefined || hasNul(request)) return void sendProblem(reply, BAD_REQUEST);
    if (isFrontOfOtherOrigin(request.headers, origin)) return void sendProblem(reply, FRONT_OF_OTHER_ORIGIN);
    const destination = request.headers['sec-fetch-dest'];
    if (isApiPath(path) && typeof destination === 'string' && REFUSED_DESTINATIONS.has(destination)) {
      return void sendProblem(reply, FORBIDDEN);
    }
    const refusal = crossSiteRefusal(request, origin);
    if (refusal !== undefined) return void sendProblem(reply, refusal);
    done();
  });
}

export function headersFor(path: string, origin: string, connectTo: readonly string[]): Headers {
  if (path === DOCUMENTATION_PATH) return scriptlessPageHeaders(origin);
  if (isApiPath(path)) return apiHeaders(origin);
  if (path.startsWith('/demo-payment/')) return paymentPageHeaders(origin);
  if (path.startsWith('/demo-login/')) return paymentPageHeaders(origin);
  if (path.startsWith('/demo-mail/')) return scriptlessPageHeaders(origin);
  return path.startsWith('/assets/') ? builtFileHeaders(origin) : pageHeaders(origin, connectTo);
}
