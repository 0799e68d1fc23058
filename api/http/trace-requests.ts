import { finished } from 'node:stream';
import { OWN_CALLS } from '@api/http/own-calls';
import type { ApiServer } from '@api/http/api-server';
import { silentTracer, type RequestSpan, type Tracer } from '@api/tracing/tracer';

declare module 'fastify' {
  interface FastifyRequest {
    span?: RequestSpan;
  }
}

/**
 * A span for each request, by its route, never its address. It continues the trace of a trusted front; a visitor's
 * `traceparent` would let them choose what is recorded. Add it before other hooks, so that their work is part of it.
 */
export function traceRequests(
  app: ApiServer,
  { tracer, isFrontTrusted }: { readonly tracer: Tracer; readonly isFrontTrusted: boolean },
): void {
  if (tracer === silentTracer) return;
  app.decorateRequest('span');
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, id: requestId, routeOptions } = request;
    const span = tracer.request({
      method,
      headers: isFrontTrusted ? headers : undefined,
      isOwn: request.socket.remoteAddress === OWN_CALLS,
    });
    request.span = span;
    finished(reply.raw, () => span.end({ route: routeOptions.url, status: reply.statusCode, requestId }));
    span.run(done);
  });
  // A body is read by the connection, outside of what the hook above began.
  app.addHook('preValidation', (request, _reply, done) =>
    request.span === undefined ? done() : request.span.run(done),
  );
}
