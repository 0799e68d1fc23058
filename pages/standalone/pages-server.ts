import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { PROBLEM_CONTENT_TYPE } from '@/adapters/contract/problem';
import type { ReportFailure } from '@api/failures/failure';
import { answerErrors } from '@api/http/answer-errors';
import type { ApiServer } from '@api/http/api-server';
import { boundedServer } from '@api/http/bounded-server';
import { serveClient } from '@api/http/client-files';
import { closeIdleConnections } from '@api/http/close-idle-connections';
import {
  boundConnections,
  DEFAULT_CONNECTION_LIMITS,
  type ConnectionLimits,
} from '@api/http/connection-limits';
import { FRONT_ORIGIN_HEADER } from '@api/http/front-origin';
import { problemDtoOf } from '@api/http/problem';
import { reportFailures } from '@api/http/report-failures';
import { nameRequests, requestIds } from '@api/http/request-ids';
import { unavailable } from '@api/http/problems';
import { PublishedVersion } from '@api/catalogue/published-version';
import { requestOrigin } from '@api/http/request-origin';
import { secure } from '@api/http/security';
import { traceRequests } from '@api/http/trace-requests';
import { UnansweredRequests } from '@api/http/unanswered-requests';
import type { Tracer } from '@api/tracing/tracer';
import { BackEndLanguages } from '@pages/standalone/back-end-languages';
import { tracedFetch } from '@pages/standalone/traced-fetch';
import { threadPages } from '@pages/thread/thread-pages';

export interface PagesServerDeps {
  /** The origin of the back end. */
  readonly api: string;
  /** The origin that visitors see; undefined for that of the request, on this machine. */
  readonly publicOrigin: string | undefined;
  readonly chainName: string | undefined;
  /** For questions about personal data, and for reports of vulnerabilities. */
  readonly contactEmail?: string | undefined;
  /** Whether the pages of the demonstration's payments, logins and mails are passed on, too. */
  readonly passesDemonstration: boolean;
  /** The program of the thread that draws. */
  readonly program: string;
  readonly clientFolder: string;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: FastifyBaseLogger;
  readonly tracer: Tracer;
  /** Undefined where failures are in the log alone. */
  readonly reportFailure?: ReportFailure | undefined;
  /**
   * Proxies of the operator that every request comes through: they state the visitor's address, the request id and the
   * trace. With 0 all three are this server's own.
   */
  readonly proxiesInFront: number;
  readonly limits?: ConnectionLimits;
}

const DEMONSTRATION = ['/demo-payment', '/demo-login', '/demo-mail'];
const RETRY_SECONDS = 3;
const REQUEST_ID_BITS = 96;
const NO_NETWORKS = { has: () => false };

/** What only a proxy may say, and what a visitor says of a trace: none of it is passed on as it came. */
const NOT_PASSED_ON: ReadonlySet<string> = new Set([
  ...['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'],
  ...['traceparent', 'tracestate', FRONT_ORIGIN_HEADER],
]);

/**
 * The storefront before a back end elsewhere: draws its pages from the answers of that API, serves the built client,
 * and passes all other calls on, so that visitors have one origin. A back end without an answer is a 503, as without a
 * network. Connections, heads, times and addresses are bounded as at the API itself, which gets the visitor's address
 * as the one address in `X-Forwarded-For`.
 */
export async function pagesServer(deps: PagesServerDeps): Promise<ApiServer> {
  const { api, log, clock, randomness, chainName, contactEmail, tracer, proxiesInFront } = deps;
  const { limits = DEFAULT_CONNECTION_LIMITS } = deps;
  const newId = () => randomness.token(REQUEST_ID_BITS);
  const isFrontTrusted = proxiesInFront > 0;
  const requests = new UnansweredRequests();
  const app: ApiServer = Fastify({
    loggerInstance: log,
    genReqId: requestIds(newId, isFrontTrusted),
    trustProxy: (_address, hop) => hop < proxiesInFront,
    ...boundedServer({ limits, requests }),
  });
  const originOf = requestOrigin(deps.publicOrigin, false);
  const front = deps.publicOrigin === undefined ? {} : { [FRONT_ORIGIN_HEADER]: deps.publicOrigin };
  answerErrors(app);
  reportFailures(app, 'pages', deps.reportFailure ?? (() => undefined));
  traceRequests(app, { tracer, isFrontTrusted });
  closeIdleConnections(app, requests);
  boundConnections(app, { limits, clock, shopNetworks: NO_NETWORKS, isBehindProxy: isFrontTrusted });
  nameRequests(app);
  secure(app, originOf, []);
  for (const prefix of ['/api', ...(deps.passesDemonstration ? DEMONSTRATION : [])]) {
    await app.register(httpProxy, {
      ...{ upstream: api, prefix, rewritePrefix: prefix },
      // The back end knows which bodies it reads.
      config: { acceptsAnyBody: true },
      replyOptions: {
        rewriteRequestHeaders: ({ id, ip }, headers) => ({
          ...passedOn(headers),
          ...front,
          'x-forwarded-for': ip,
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
  const read = tracedFetch(tracer, (...request) => globalThis.fetch(...request));
  const languages = new BackEndLanguages({ api, clock, fetch: read });
  const pages = threadPages({
    ...{ app, api, clock, program: deps.program, from: 'pages' },
    fetch: read,
    // Any back end may change what it publishes at any time: its pages are drawn once a minute.
    version: () => version.current(),
  });
  await serveClient(app, {
    ...{ folder: deps.clientFolder, settings: {}, originOf, pages, clock },
    readChain: async () => ({
      ...(chainName !== undefined && { name: chainName }),
      ...(contactEmail !== undefined && { contactEmail }),
      languages: [...(await languages.current())],
    }),
  });
  return app;
}

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.has(name)));
