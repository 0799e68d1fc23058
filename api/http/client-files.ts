import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '@/domain/ports/clock';
import { answerUnknownPath } from '@api/http/answer-errors';
import type { ApiServer } from '@api/http/api-server';
import { namedManifest, namedPage, settingsOfPage } from '@api/http/named-page';
import type { PageSettings } from '@api/http/page-settings';
import type { ChainSettings } from '@api/catalogue/chain-settings';
import type { PageSource, SiteFile } from '@api/http/page-source';
import type { RequestOrigin } from '@api/http/request-origin';
import { sendProblem } from '@api/http/problem';
import { unavailable } from '@api/http/problems';
import { pathOf } from '@api/http/request-path';
import { offeredLanguages } from '@api/http/request-language';
import { sendPage } from '@api/http/send-page';
import { serveSecurityText } from '@api/http/security-text';
import { serveStaffPage } from '@api/http/staff-page';

type ReadChain = () => Promise<Partial<ChainSettings> | undefined>;

/** As long as a thread that has failed is not started again. */
const SITE_MAP_RETRY_SECONDS = 10;

/** Addresses that are never a screen of the storefront: unknown ones get a 404 instead of the page. */
const NOT_A_SCREEN = /^\/(?:api|assets|demo-payment|demo-login|demo-mail)(?:\/|$)/i;

export interface ServedClient {
  /** The folder of the built client; undefined to serve none. */
  readonly folder: string | undefined;
  readonly settings: PageSettings;
  readonly readChain: ReadChain;
  readonly clock: Clock;
  /** Draws the pages; undefined to serve the page without content. */
  readonly pages: PageSource | undefined;
  readonly originOf: RequestOrigin;
}

/**
 * Serves the built client from a folder: its files, compressed if available, and the page for every other address that
 * a browser opens. `/index.html` is the page without content, which browsers store for a visit without a network.
 */
export async function serveClient(app: ApiServer, served: ServedClient): Promise<void> {
  const { folder, settings, readChain, pages, originOf } = served;
  const page = folder === undefined ? undefined : path.join(folder, 'index.html');
  if (folder === undefined || page === undefined || !existsSync(page)) {
    app.setNotFoundHandler(answerUnknownPath);
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
    // No file is looked for at the address of a screen.
    allowedPath: (address) => path.extname(address) !== '',
  });
  const built = readFileSync(page, 'utf8');
  // Without the database the page still tells its visitors what is wrong.
  const current = () => readChain().catch(() => undefined);
  const sendShell = pageSender(async () => namedPage(built, settingsOfPage(settings, await current())));
  const send =
    pages === undefined
      ? sendShell
      : async (request: FastifyRequest, reply: FastifyReply) => {
          const chain = await current();
          const own = settingsOfPage(settings, chain);
          const shell = () => namedPage(built, own);
          const languages = offeredLanguages(chain?.languages);
          return sendPage(request, reply, { pages, originOf, shell, settings: own, languages });
        };
  app.get('/', send);
  app.get('/index.html', sendShell);
  const manifest = readFileSync(path.join(folder, 'manifest.webmanifest'), 'utf8');
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json').send(namedManifest(manifest, await current())),
  );
  serveSecurityText(app, {
    ...{ clock: served.clock, originOf },
    contactEmail: async () => settingsOfPage(settings, await current()).contactEmail,
  });
  serveStaffPage(app, folder, async () => settingsOfPage(settings, await current()));
  app.setNotFoundHandler((request, reply) =>
    isScreen(request) ? send(request, reply) : answerUnknownPath(request, reply),
  );
  if (pages !== undefined) serveSiteFiles(app, { pages, originOf, current });
}

interface SiteFiles {
  readonly pages: PageSource;
  readonly originOf: RequestOrigin;
  readonly current: ReadChain;
}

function serveSiteFiles(app: ApiServer, { pages, originOf, current }: SiteFiles): void {
  app.get('/robots.txt', (request, reply) => sendFile(reply, pages.robots(originOf(request) ?? '')));
  app.get('/sitemap.xml', async (request, reply) => {
    const siteMap = await pages.siteMap(
      originOf(request) ?? '',
      offeredLanguages((await current())?.languages),
    );
    return siteMap === undefined
      ? sendProblem(reply, unavailable(SITE_MAP_RETRY_SECONDS))
      : sendFile(reply, siteMap);
  });
}

const sendFile = (reply: FastifyReply, { contentType, text }: SiteFile): FastifyReply =>
  reply.code(200).type(contentType).send(text);

function isScreen(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !NOT_A_SCREEN.test(pathOf(request)) && acceptsPage(request);
}

/** Browsers accept HTML explicitly; other clients get the page only for an address without a dot. */
function acceptsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !pathOf(request).includes('.'));
}

const pageSender =
  (page: () => Promise<string>) =>
  async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    reply
      .code(200)
      .type('text/html; charset=utf-8')
      .send(await page());
