import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { PROBLEM_CONTENT_TYPE } from '@/adapters/contract/problem';
import type { ReportFailure } from '@api/failures/failure';
import { answerErrors } from '@api/http/answer-errors';
import type { ApiServer } from '@api/http/api-server';
import { serveClient } from '@api/http/client-files';
import { problemDtoOf } from '@api/http/problem';
import { reportFailures } from '@api/http/report-failures';
import { nameRequests, requestIds } from '@api/http/request-ids';
import { unavailable } from '@api/http/problems';
import { PublishedVersion } from '@api/catalogue/published-version';
import { requestOrigin } from '@api/http/request-origin';
import { secure } from '@api/http/security';
import { traceRequests } from '@api/http/trace-requests';
import type { Tracer } from '@api/tracing/tracer';
import { tracedFetch } from '@pages/standalone/traced-fetch';
import { threadPages } from '@pages/thread/thread-pages';

export interface PagesServerDeps {
  /** The origin of the back end. */
  readonly api: string;
  /** The origin that visitors see; undefined for that of the request, on this machine. */
  readonly publicOrigin: string | undefined;
  readonly isOpenToNetwork: boolean;
  readonly chainName: string | undefined;
  /** The program of the thread that draws. */
  readonly program: string;
  readonly clientFolder: string;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: FastifyBaseLogger;
  readonly tracer: Tracer;
  /** Undefined where failures are in the log alone. */
  readonly reportFailure?: ReportFailure | undefined;
  /** Whether every request comes from a proxy of the operator, whose request id and trace continue here. */
  readonly isFrontTrusted: boolean;
}

/** Other paths of the demonstration's back end that visitors open. */
const PROXIED = ['/api', '/demo-payment', '/demo-login', '/demo-mail'] as const;
const RETRY_SECONDS = 3;
const REQUEST_ID_BITS = 96;

/**
 * The storefront before a back end elsewhere: draws its pages from the answers of that API, serves the built client,
 * and passes all other calls on, so that visitors have one origin. A back end without an answer is a 503, as without a
 * network.
 */
export async function pagesServer(deps: PagesServerDeps): Promise<ApiServer> {
  const { api, log, clock, randomness, chainName } = deps;
  const { tracer, isFrontTrusted } = deps;
  const newId = () => randomness.token(REQUEST_ID_BITS);
  const app: ApiServer = Fastify({ loggerInstance: log, genReqId: requestIds(newId, isFrontTrusted) });
  const originOf = requestOrigin(deps.publicOrigin, deps.isOpenToNetwork);
  answerErrors(app);
  reportFailures(app, 'pages', deps.reportFailure ?? (() => undefined));
  traceRequests(app, { tracer, isFrontTrusted });
  nameRequests(app);
  secure(app, originOf, []);
  for (const prefix of PROXIED) {
    await app.register(httpProxy, {
      ...{ upstream: api, prefix, rewritePrefix: prefix },
      // The back end knows which bodies it reads.
      config: { acceptsAnyBody: true },
      replyOptions: {
        rewriteRequestHeaders: ({ id }, headers) => ({
          ...withoutTrace(headers),
          'x-request-id': id,
          ...tracer.headers(),
        }),
        onError: (reply, { error }) => {
          log.warn({ err: error }, 'The back end does not answer');
          reply.code(503).header('retry-after', String(RETRY_SECONDS)).type(PROBLEM_CONTENT_TYPE);
          reply.send(JSON.stringify(problemDtoOf(unavailable(RETRY_SECONDS))));
        },
      },
    });
  }
  const version = new PublishedVersion({ clock });
  const pages = threadPages({
    ...{ app, api, clock, program: deps.program, from: 'pages' },
    fetch: tracedFetch(tracer, (...request) => globalThis.fetch(...request)),
    // Any back end may change what it publishes at any time: its pages are drawn once a minute.
    version: () => version.current(),
  });
  await serveClient(app, {
    ...{ folder: deps.clientFolder, settings: {}, originOf, pages },
    readChain: () => Promise.resolve({ ...(chainName !== undefined && { name: chainName }) }),
  });
  return app;
}

/** What a visitor says of a trace is not passed on. */
const withoutTrace = ({ traceparent: _parent, tracestate: _state, ...headers }: IncomingHttpHeaders) =>
  headers;
