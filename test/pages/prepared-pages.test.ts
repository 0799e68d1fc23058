import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { openInProcessApi, type InProcessApi } from '@demo/in-process/in-process-api';
import { ClientBuild } from '@pages/client-build';
import { type DocumentDeps, drawDocument } from '@pages/draw-document';
import { drawSiteMap } from '@pages/draw-site-map';
import { namedTexts } from '@pages/named-texts';
import { PreparedPages } from '@pages/prepared-pages';
import { shopPlaces } from '@pages/shop-places';
import { SeenMenus } from '@pages/seen-menus';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { emptyMemoryState, memoryStores } from '@api/stores';
import type { Language } from '@/domain/shared/language';
import type { PageRequest } from '@api/http/page-source';
import { ok } from '@/domain/shared/result';
import { ManualClock } from '@test/support/memory/manual-clock';

const SHELL =
  '<html lang="sv"><head><title>Lucka</title></head><body><div id="root"></div><noscript></noscript></body></html>';
/** More than are drawn and wait together. */
const MANY = 60;

const clock = new ManualClock();
let api: InProcessApi;
let folder: string;
let version = 0;
let calls = 0;
/** Whether pages cannot be drawn. */
let isBroken = false;
/** With what the API refuses everything. */
let isRefused: number | undefined;
let pages: PreparedPages;

beforeAll(async () => {
  const stores = memoryStores(emptyMemoryState());
  const mailer = { send: () => Promise.resolve(ok(undefined)) };
  const randomness = new SeededRandomness(1);
  api = await openInProcessApi({ stores, clock, randomness, mailer, kitchenPaceMs: undefined });
  folder = await mkdtemp(path.join(tmpdir(), 'lucka-pages-'));
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify({ 'index.html': { file: 'index.js' } }));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  calls = 0;
  isBroken = false;
  isRefused = undefined;
  const deps: DocumentDeps = {
    ...{ clock, randomness: new SeededRandomness(1), baseUrl: api.origin, menus: new SeenMenus() },
    build: new ClientBuild(folder, path.join(folder, 'manifest.json')),
    fetch: (...request) => {
      calls += 1;
      if (isRefused !== undefined) return Promise.resolve(new Response(null, { status: isRefused }));
      return api.fetch(...request);
    },
    textsOf: namedTexts({ report: () => undefined, log: () => undefined }),
  };
  pages = new PreparedPages({
    clock,
    version: () => Promise.resolve(String(version)),
    drawer: {
      page: (request) => (isBroken ? Promise.resolve(undefined) : drawDocument(deps, request)),
      places: (shopId) => {
        calls += 1;
        return isBroken ? Promise.resolve(undefined) : shopPlaces(deps, shopId);
      },
      siteMap: (origin, languages) => drawSiteMap(deps, { origin, languages }),
    },
  });
});

const LANGUAGES_OF_CHAIN = ['sv', 'en', 'no'] as const;

const requestOf = (address: string): PageRequest => ({
  ...{ address, language: 'sv', languages: LANGUAGES_OF_CHAIN, origin: 'https://lucka.example' },
  ...{ visitor: '192.0.2.1', shell: () => SHELL, settings: {} },
});

async function pageAt(
  address: string,
  language: 'sv' | 'en' = 'sv',
  languages: readonly Language[] = LANGUAGES_OF_CHAIN,
  visitor = '192.0.2.1',
) {
  const answer = await pages.page({ ...requestOf(address), language, languages, visitor });
  if (answer.kind !== 'page') throw new Error(`${address} leads to ${answer.to}.`);
  return { ...answer, html: String(await promisify(brotliDecompress)(answer.body.brotli)) };
}

describe('PreparedPages', () => {
  it('prepares the same document as Brotli and as gzip', async () => {
    const { body, html, isShared } = await pageAt('/');
    expect(String(await promisify(gunzip)(body.gzip))).toBe(html);
    expect(html).toContain('Lucka Haga');
    expect(isShared).toBe(true);
  });

  it('draws a page once for each language, and not again for a campaign', async () => {
    const { etag } = (await pageAt('/shop/1/menu')).body;
    const drawn = calls;
    expect((await pageAt('/shop/1/menu?utm_source=x')).body.etag).toBe(etag);
    expect(calls).toBe(drawn);
    expect((await pageAt('/shop/1/menu', 'en')).html).toContain('<html lang="en"');
  });

  it('names the address of its language and those of the others for search engines', async () => {
    const links = async (...page: Parameters<typeof pageAt>) =>
      [...(await pageAt(...page)).html.matchAll(/<link\s+rel="(?:canonical|alternate)"[^>]*>/g)].map(
        ([link]) => link.replaceAll(/\s+/g, ' '),
      );
    const menu = 'https://lucka.example/shop/1/menu';
    const alternates = [
      `<link rel="alternate" hreflang="sv" href="${menu}" />`,
      `<link rel="alternate" hreflang="en" href="${menu}?lang=en" />`,
      `<link rel="alternate" hreflang="nb" href="${menu}?lang=no" />`,
      `<link rel="alternate" hreflang="x-default" href="${menu}" />`,
    ];
    expect(await links('/shop/1/menu')).toEqual([`<link rel="canonical" href="${menu}" />`, ...alternates]);
    expect(await links('/shop/1/menu', 'en')).toEqual([
      `<link rel="canonical" href="${menu}?lang=en" />`,
      ...alternates,
    ]);
    version += 1;
    expect(await links('/shop/1/menu', 'en', ['en'])).toEqual([`<link rel="canonical" href="${menu}" />`]);
  });

  it('lists each address in each language', async () => {
    const siteMap = await pages.siteMap('https://lucka.example', LANGUAGES_OF_CHAIN);
    for (const path of ['/', '/?lang=en', '/?lang=no', '/shop/1/menu', '/shop/1/menu?lang=en'])
      expect(siteMap?.text).toContain(`<loc>https://lucka.example${path}</loc>`);
    expect(siteMap?.text).not.toContain('lang=sv');
  });

  it('draws it again when something else is published', async () => {
    await pageAt('/');
    const drawn = calls;
    version += 1;
    await pageAt('/');
    expect(calls).toBe(drawn * 2);
  });

  it('draws the frame of a route once, and offers it to no shared cache', async () => {
    const { isShared, body } = await pageAt('/order/o-1');
    const drawn = calls;
    expect(isShared).toBe(false);
    expect((await pageAt('/order/o-2')).body.etag).toBe(body.etag);
    expect(calls).toBe(drawn);
    expect((await pageAt('/shop/1/menu?spotId=104')).body.etag).not.toBe(body.etag);
  });

  it('has the last map of the site while it cannot be drawn, and none before, or at another origin', async () => {
    isRefused = 404;
    expect(await pages.siteMap('https://lucka.example', LANGUAGES_OF_CHAIN)).toBeUndefined();
    isRefused = undefined;
    const drawn = await pages.siteMap('https://lucka.example', LANGUAGES_OF_CHAIN);
    expect(drawn?.text).toContain('<loc>https://lucka.example/shop/1/menu</loc>');
    isRefused = 404;
    expect(await pages.siteMap('https://lucka.example', LANGUAGES_OF_CHAIN)).toEqual(drawn);
    expect(await pages.siteMap('https://other.example', LANGUAGES_OF_CHAIN)).toBeUndefined();
  });

  it('draws the legal pages with the address of the chain', async () => {
    const answer = await pages.page({
      ...requestOf('/terms-and-conditions'),
      settings: { contactEmail: 'privacy@kiosk.example' },
    });
    if (answer.kind !== 'page') throw new Error('The terms lead elsewhere.');
    expect(String(await promisify(gunzip)(answer.body.gzip))).toContain('mailto:privacy@kiosk.example');
  });

  it.each(['/', '/order/o-1'])(
    'answers without content while pages cannot be drawn, and then with it: %s',
    async (address) => {
      isBroken = true;
      expect(await pageAt(address)).toMatchObject({ html: SHELL, status: 200, isShared: false });
      isBroken = false;
      expect((await pageAt(address)).html).not.toBe(SHELL);
    },
  );

  it.each([
    ['addresses without a route', '/no/such', '/nor/this', 404],
    ['categories that the menu does not have', '/shop/1/menu/no-such', '/shop/1/menu/nor/this', 404],
    ['dishes that it does not have', '/shop/1/menu/articles/no', '/shop/1/menu/burgers/articles/nor', 404],
    ['restaurants that do not exist', '/shop/998/menu', '/shop/999/order-type', 410],
  ])('draws one page for all %s', async (_what, first, second, status) => {
    const drawn = await pageAt(first);
    const asked = calls;
    const other = await pageAt(second);
    expect([drawn.status, other.status, other.body.etag]).toEqual([status, status, drawn.body.etag]);
    // Whether a restaurant exists is asked once for each.
    expect(calls - asked).toBeLessThanOrEqual(status === 410 ? 3 : 0);
  });

  it('draws one frame for all numbers that are none, and for all links to dishes that the menu does not have', async () => {
    const { etag } = (await pageAt('/shop/abc/menu')).body;
    const gone = (await pageAt('/shop/1/redirect/no-such')).body.etag;
    const drawn = calls;
    expect((await pageAt('/shop/1.0/order-type')).body.etag).toBe(etag);
    expect((await pageAt('/shop/1/redirect/nor-this')).body.etag).toBe(gone);
    expect(calls).toBe(drawn);
  });

  it('leads the address of the program for a closed restaurant to that of its menu [DEC-157]', async () => {
    const to = '/shop/1/menu';
    expect(await pages.page(requestOf('/?shop=1'))).toEqual({ kind: 'redirect', to });
  });

  it('leads a dish below another category to its own place, with the values of a table', async () => {
    const answer = await pages.page(requestOf('/shop/1/menu/no/such/articles/burger-classic?spotId=104'));
    expect(answer).toEqual({
      kind: 'redirect',
      to: '/shop/1/menu/burgers/beef-burgers/articles/burger-classic?spotId=104',
    });
  });

  it('does not draw again what is asked for again and again, whatever else is drawn', async () => {
    const { body } = await pageAt('/');
    let drawings = 0;
    const drawn = {
      kind: 'page',
      status: 200,
      body,
      styleHashes: [],
      scriptHashes: [],
      isShared: true,
    } as const;
    pages = new PreparedPages({
      ...{ clock, version: () => Promise.resolve('1') },
      drawer: {
        page: () => Promise.resolve((drawings += 1) > 0 ? drawn : undefined),
        places: () => Promise.resolve(undefined),
        siteMap: () => Promise.resolve(undefined),
      },
    });
    await pageAt('/');
    for (let shop = 1; shop <= 900; shop += 1) {
      await pageAt(`/shop/${shop}/menu`, 'sv', LANGUAGES_OF_CHAIN, `10.0.${shop % 100}.1`);
      if (shop % 100 === 0) await pageAt('/');
    }
    expect(drawings).toBe(901);
  });

  it('draws 240 pages a minute for one network, and gives it what is drawn after that', async () => {
    isBroken = true;
    const htmlOf = async (visitor: string) => (await pageAt('/', 'sv', LANGUAGES_OF_CHAIN, visitor)).html;
    for (let drawing = 0; drawing < 240; drawing += 1) await htmlOf('203.0.113.9');
    isBroken = false;
    expect(await htmlOf('203.0.113.9')).toBe(SHELL);
    expect(await htmlOf('203.0.113.10')).toContain('Lucka Haga');
    expect(await htmlOf('203.0.113.9')).toContain('Lucka Haga');
  });

  it('draws a page again that is not the same for all visitors', async () => {
    const { body } = await pageAt('/');
    let drawings = 0;
    const own = {
      kind: 'page',
      status: 200,
      body,
      styleHashes: [],
      scriptHashes: [],
      isShared: false,
    } as const;
    pages = new PreparedPages({
      ...{ clock, version: () => Promise.resolve('1') },
      drawer: {
        page: () => Promise.resolve((drawings += 1) > 0 ? own : undefined),
        places: () => Promise.resolve(undefined),
        siteMap: () => Promise.resolve(undefined),
      },
    });
    for (let visit = 0; visit < 3; visit += 1) await pageAt('/shop/1/menu');
    expect(drawings).toBe(3);
  });

  it('answers a burst of addresses without content rather than late, and never by an error', async () => {
    const pending = Array.from({ length: MANY }, (_, index) => pageAt(`/shop/1/menu?spotId=${index + 1}`));
    await vi.waitFor(() => expect(clock.pending).toBeGreaterThan(0));
    await clock.advance(300);
    const answers = await Promise.all(pending);
    const empty = answers.filter(({ html }) => html === SHELL);
    expect(empty.length).toBeGreaterThan(0);
    expect(empty.every(({ isShared, status }) => !isShared && status === 200)).toBe(true);
    await vi.waitFor(async () => expect((await pageAt('/')).html).toContain('Lucka Haga'));
  });
});
