import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { openInProcessApi, type InProcessApi } from '@demo/in-process/in-process-api';
import { ClientBuild } from '@pages/client-build';
import { type DocumentDeps, drawDocument } from '@pages/draw-document';
import { drawSiteMap } from '@pages/draw-site-map';
import { namedTexts } from '@pages/named-texts';
import { PreparedPages } from '@pages/prepared-pages';
import { SeenMenus } from '@pages/seen-menus';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { emptyMemoryState, memoryStores } from '@api/stores';
import type { Language } from '@/domain/shared/language';
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
/** Whether the API answers nothing. */
let isRefused = false;
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
  isRefused = false;
  const deps: DocumentDeps = {
    ...{ clock, randomness: new SeededRandomness(1), baseUrl: api.origin, menus: new SeenMenus() },
    build: new ClientBuild(folder, path.join(folder, 'manifest.json')),
    fetch: (...request) => {
      calls += 1;
      if (isRefused) return Promise.resolve(new Response(null, { status: 404 }));
      return api.fetch(...request);
    },
    textsOf: namedTexts({ report: () => undefined, log: () => undefined }),
  };
  pages = new PreparedPages({
    version: () => Promise.resolve(String(version)),
    drawer: {
      page: (request) => (isBroken ? Promise.resolve(undefined) : drawDocument(deps, request)),
      siteMap: (origin, languages) => drawSiteMap(deps, { origin, languages }),
    },
  });
});

const LANGUAGES_OF_CHAIN = ['sv', 'en', 'no'] as const;

async function pageAt(
  address: string,
  language: 'sv' | 'en' = 'sv',
  languages: readonly Language[] = LANGUAGES_OF_CHAIN,
) {
  const answer = await pages.page({
    ...{ address, language, languages, origin: 'https://lucka.example', shell: () => SHELL, settings: {} },
  });
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
      [...(await pageAt(...page)).html.matchAll(/<link rel="(?:canonical|alternate)"[^>]*>/g)].map(
        ([link]) => link,
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
    isRefused = true;
    expect(await pages.siteMap('https://lucka.example', LANGUAGES_OF_CHAIN)).toBeUndefined();
    isRefused = false;
    const drawn = await pages.siteMap('https://lucka.example', LANGUAGES_OF_CHAIN);
    expect(drawn?.text).toContain('<loc>https://lucka.example/shop/1/menu</loc>');
    isRefused = true;
    expect(await pages.siteMap('https://lucka.example', LANGUAGES_OF_CHAIN)).toEqual(drawn);
    expect(await pages.siteMap('https://other.example', LANGUAGES_OF_CHAIN)).toBeUndefined();
  });

  it('draws the legal pages with the address of the chain', async () => {
    const answer = await pages.page({
      ...{
        address: '/terms-and-conditions',
        language: 'sv',
        languages: LANGUAGES_OF_CHAIN,
        origin: 'https://lucka.example',
        shell: () => SHELL,
      },
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

  it('answers a burst of addresses without content rather than late, and never by an error', async () => {
    const answers = await Promise.all(Array.from({ length: MANY }, (_, index) => pageAt(`/no-${index}`)));
    const empty = answers.filter(({ html }) => html === SHELL);
    expect(empty.length).toBe(MANY - 52);
    expect(empty.every(({ isShared, status }) => !isShared && status === 200)).toBe(true);
    expect((await pageAt('/')).html).toContain('Lucka Haga');
  });
});
