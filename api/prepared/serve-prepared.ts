import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '@/domain/ports/clock';
import { endUnread, type ConnectionLimits } from '@api/http/connection-limits';
import type { CallLimits } from '@api/http/rate-limits';
import { REQUEST_ID_HEADER } from '@api/http/request-ids';
import type { Meter } from '@api/metrics/meter';
import type { Tracer } from '@api/tracing/tracer';
import type { PreparedAnswer, PreparedAnswers } from '@api/prepared/prepared-answers';

export interface ServePreparedDeps {
  readonly answers: PreparedAnswers;
  readonly callLimits: CallLimits;
  readonly limits: ConnectionLimits;
  readonly newRequestId: (request: IncomingMessage) => string;
  /** Whether the proxy at this many hops is trusted, as for Fastify. */
  readonly isTrusted: (address: string, hop: number) => boolean;
  readonly clock: Clock;
  readonly meter: Meter;
  readonly tracer: Tracer;
  readonly log: FastifyBaseLogger;
}

/**
 * Sends prepared answers before routing and hooks. Everything else is handled as usual: a request without a prepared
 * answer, one that may be answered by 304, and one beyond its rate limit.
 */
export function servePrepared(handle: RequestListener, deps: ServePreparedDeps): RequestListener {
  return (request, response) => {
    const isRead = request.method === 'GET' && request.headers['if-none-match'] === undefined;
    const answer = isRead ? deps.answers.find(request) : undefined;
    if (answer === undefined) return handle(request, response);
    const call = { request, response, began: performance.now() };
    const proceed = (waitMs: number): void =>
      waitMs > 0 ? handle(request, response) : send(answer, call, deps);
    const { limit } = answer;
    const waitMs =
      limit === undefined ? 0 : deps.callLimits.use(limit, proxyAddress(request, deps.isTrusted));
    if (typeof waitMs === 'number') proceed(waitMs);
    else waitMs.then(proceed, () => handle(request, response));
  };
}

interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly began: number;
}

function send({ head, body, route }: PreparedAnswer, call: Call, deps: ServePreparedDeps): void {
  const { request, response, began } = call;
  const headers = deps.isTrusted('', 0) ? request.headers : undefined;
  const span = deps.tracer.request({ method: 'GET', headers, isOwn: false });
  const reqId = deps.newRequestId(request);
  response.writeHead(200, [...head, REQUEST_ID_HEADER, reqId]).end(body);
  if (response.writableLength > 0) endUnread(deps, request.socket, response);
  const ms = performance.now() - began;
  span.end({ route, status: 200, requestId: reqId });
  const measured = route ?? 'none';
  deps.meter.observe('answers', ms / 1000, { method: 'GET', route: measured, status: '200' });
  deps.log.debug({ reqId, method: 'GET', route: measured, status: 200, ms: Math.round(ms) }, 'answered');
}
