import { createServer, type RequestListener } from 'node:http';
import { answerBrokenRequest, answerBrokenUrl } from '@api/http/broken-requests';
import { limitPipelining, type ConnectionLimits } from '@api/http/connection-limits';
import type { UnansweredRequests } from '@api/http/unanswered-requests';

/** Longer than that of usual proxies, so that the proxy closes first. */
const KEEP_ALIVE_MS = 72_000;
const HEADERS_MAX_BYTES = 16_384;

interface BoundedServer {
  readonly limits: ConnectionLimits;
  readonly requests: UnansweredRequests;
  /** Around the handler of Fastify. */
  readonly wrap?: (handle: RequestListener) => RequestListener;
}

/** Fastify's options for a server that bounds heads, times and pipelining, and answers broken requests. */
export const boundedServer = ({ limits, requests, wrap = (handle) => handle }: BoundedServer) => ({
  serverFactory: (handle: RequestListener) =>
    createServer(
      {
        headersTimeout: limits.headMs,
        requestTimeout: limits.requestMs,
        keepAliveTimeout: KEEP_ALIVE_MS,
        // Node checks every 30 seconds by default, so a limit of 10 could take 40.
        connectionsCheckingInterval: limits.checkMs,
        maxHeaderSize: HEADERS_MAX_BYTES,
        // A request without a host gets our own refusal, with its headers.
        requireHostHeader: false,
      },
      limitPipelining(wrap(handle), requests, limits),
    ),
  clientErrorHandler: answerBrokenRequest,
  frameworkErrors: answerBrokenUrl,
});
