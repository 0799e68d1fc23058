import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { PROBLEM_CONTENT_TYPE } from '@/adapters/contract/problem';
import { answerErrors } from '@api/http/answer-errors';
import type { ApiServer } from '@api/http/api-server';
import { serveClient } from '@api/http/client-files';
import { problemDtoOf } from '@api/http/problem';
import { unavailable } from '@api/http/problems';
import { requestOrigin } from '@api/http/request-origin';
import { secure } from '@api/http/security';
import type { ClientBuild } from '@pages/client-build';
import { namedTexts } from '@pages/named-texts';
import { PreparedPages } from '@pages/prepared-pages';
import { SeenMenus } from '@pages/seen-menus';

export interface PagesServerDeps {
  /** The origin of the back end. */
  readonly api: string;
  /** The origin that visitors see; undefined for that of the request, on this machine. */
  readonly publicOrigin: string | undefined;
  readonly isOpenToNetwork: boolean;
  readonly chainName: string | undefined;
  readonly build: ClientBuild;
  readonly clientFolder: string;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: FastifyBaseLogger;
}

/** Other paths of the demonstration's back end that visitors open. */
const PROXIED = ['/api', '/demo-payment', '/demo-login', '/demo-mail'] as const;
const RETRY_SECONDS = 3;

/** Any back end may change what it publishes at any time: its pages are drawn once a minute. */
const UNKNOWN_VERSION = 0;

/**
 * The storefront before a back end elsewhere: draws its pages from the answers of that API, serves the built client,
 * and passes all other calls on, so that visitors have one origin. A back end without an answer is a 503, as without a
 * network.
 */
export async function pagesServer(deps: PagesServerDeps): Promise<ApiServer> {
  const { api, log, build, clock, randomness, chainName } = deps;
  const app: ApiServer = Fastify({ loggerInstance: log });
  const originOf = requestOrigin(deps.publicOrigin, deps.isOpenToNetwork);
  answerErrors(app);
  secure(app, originOf, []);
  for (const prefix of PROXIED) {
    await app.register(httpProxy, {
      ...{ upstream: api, prefix, rewritePrefix: prefix },
      // The back end knows which bodies it reads.
      config: { acceptsAnyBody: true },
      replyOptions: {
        onError: (reply, { error }) => {
          log.warn({ err: error }, 'The back end does not answer');
          reply.code(503).header('retry-after', String(RETRY_SECONDS)).type(PROBLEM_CONTENT_TYPE);
          reply.send(JSON.stringify(problemDtoOf(unavailable(RETRY_SECONDS))));
        },
      },
    });
  }
  const pages = new PreparedPages({
    ...{ build, clock, randomness, baseUrl: api },
    version: () => Promise.resolve(UNKNOWN_VERSION),
    fetch: (...request) => globalThis.fetch(...request),
    textsOf: namedTexts({
      report: (failure) => log.error(failure),
      log: (entry) => log.warn(entry),
    }),
    menus: new SeenMenus(),
  });
  await serveClient(app, {
    ...{ folder: deps.clientFolder, settings: {}, originOf, pages },
    readChain: () => Promise.resolve({ ...(chainName !== undefined && { name: chainName }) }),
  });
  return app;
}
