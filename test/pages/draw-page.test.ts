import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openInProcessApi, type InProcessApi } from '@demo/in-process/in-process-api';
import { drawPage, type DrawnPage, type PageDrawerDeps } from '@pages/draw-page';
import { namedTexts } from '@pages/named-texts';
import { SeenMenus } from '@pages/seen-menus';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { emptyMemoryState, memoryStores, type Stores } from '@api/stores';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { RecordingPageDocument } from '@/adapters/headless/recording-page-document';
import { composeServerPage } from '@/adapters/wiring/compose-server';
import { BasketStore } from '@/application/basket/basket-store';
import { Navigate } from '@/application/navigation/navigate';
import { splitPath } from '@/domain/navigation/path-text';
import { ROUTE_NAMES } from '@/domain/navigation/route';
import { ok } from '@/domain/shared/result';
import { HastyClock } from '@test/support/hasty-clock';
import { ROUTE_VISITS } from '@test/support/browser/addresses';
import { must } from '@test/support/builders/must';
import { ManualClock } from '@test/support/memory/manual-clock';

let api: InProcessApi;
let stores: Stores;
let deps: PageDrawerDeps;

beforeAll(async () => {
  const [clock, randomness] = [new ManualClock(), new SeededRandomness(1)];
  stores = memoryStores(emptyMemoryState());
  const mailer = { send: () => Promise.resolve(ok(undefined)) };
  api = await openInProcessApi({ stores, clock, randomness, mailer, kitchenPaceMs: undefined });
  const textsOf = namedTexts({ report: () => undefined, log: () => undefined });
  deps = {
    ...{ clock, randomness, textsOf, fetch: api.fetch, baseUrl: api.origin },
    menus: new SeenMenus(),
  };
});
afterAll(() => api.close());

const draw = (address: string, options: Partial<PageDrawerDeps> = {}): Promise<DrawnPage> =>
  drawPage(
    { ...deps, ...options },
    { address, language: 'sv', origin: 'https://lucka.example', settings: {} },
  );

async function page(address: string, options: Partial<PageDrawerDeps> = {}) {
  const drawn = await draw(address, options);
  if (drawn.kind !== 'page') throw new Error(`${address} leads to ${drawn.to}.`);
  return drawn;
}

/** The API with one shop in another state, in the list and alone. */
async function closing(id: number, changes: object): Promise<typeof fetch> {
  const listed = await api.fetch(new URL('/api/shops', api.origin));
  const shops = z.array(z.looseObject({ id: z.number() })).parse(await listed.json());
  const changed = shops.map((shop) => (shop.id === id ? { ...shop, ...changes } : shop));
  return async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (pathname === '/api/shops') return Response.json(changed);
    const isShop = pathname === `/api/shops/${id}`;
    return isShop ? Response.json(changed.find((shop) => shop.id === id)) : api.fetch(input, init);
  };
}

describe('drawPage', () => {
  it('draws home with its restaurants, and what it was drawn from', async () => {
    const home = await page('/');
    expect(home.status).toBe(200);
    expect(home.markup).toContain('Lucka Haga');
    expect(home.state).toMatchObject({ path: '/', language: 'sv' });
    expect(Object.keys(home.state?.answers ?? {})).toEqual(['/api/shops?limit=24&language=sv']);
  });

  it('draws a menu with its dishes and categories, as links', async () => {
    const { markup, bodyClasses } = await page('/shop/1/menu/burgers');
    expect(markup).toMatch(/href="\/shop\/1\/menu\/burgers\/[^"]*\/articles\/burger-classic"/);
    expect(bodyClasses).toEqual(['shop-1']);
  });

  it('writes nothing that a browser would execute', async () => {
    for (const address of ['/', '/shop/1/menu', '/terms-and-conditions'])
      expect((await page(address)).markup).not.toMatch(/<script|\son\w+=|style="/);
  });

  it('has the texts of one language only in its state', async () => {
    const { state } = await page('/shop/1/menu/burgers');
    const menu = must(state?.answers['/api/shops/1/menu']);
    expect(menu).toContain('Saftig, salt');
    expect(menu).not.toMatch(/"language":"(?:fi|ru|no|en)"/);
  });

  it.each([
    ['/no/such/page', 404],
    ['/shop/1/menu/no-such-category', 404],
    ['/shop/1/menu/burgers/articles/no-such-dish', 404],
    ['/shop/999/menu', 410],
  ])('answers %s by %i', async (address, status) => {
    expect((await page(address)).status).toBe(status);
  });

  it.each([
    ['/shop/1', '/shop/1/order-type'],
    ['/shop/1?utm_source=mail', '/shop/1/order-type?utm_source=mail'],
    ['/shop/1?orderType=DineInPlace&spotId=104', '/shop/1/menu?orderType=DineInPlace&spotId=104'],
    [
      `${ROUTE_VISITS.articleRedirect.address}?orderType=DineInPlace&spotId=104`,
      `${ROUTE_VISITS.menuArticlePage.address}?orderType=DineInPlace&spotId=104`,
    ],
    [
      `${ROUTE_VISITS.articleRedirect.address}?utm_source=mail`,
      `${ROUTE_VISITS.menuArticlePage.address}?utm_source=mail`,
    ],
  ])('leads from %s on to %s', async (address, to) => {
    expect(await draw(address)).toEqual({ kind: 'redirect', to });
  });

  it('draws the menu of a scanned table with the name of the table, and brings it along [DEC-83]', async () => {
    const { markup, state } = await page('/shop/1/menu?orderType=DineInPlace&spotId=104&note=Hot');
    expect(markup).toContain('<strong>Bord 4</strong>');
    expect(state?.path).toBe('/shop/1/menu');
    expect(state?.answers).toHaveProperty('/api/shops/1/delivery-spots');
    expect(markup).not.toContain('Hot');
    const unknown = await page('/shop/1/menu?orderType=DineInPlace&spotId=9999');
    expect(unknown.markup).not.toContain('<strong>');
  });

  it.each(['/shop/1/menu', '/shop/1/order-type', ROUTE_VISITS.menuArticlePage.address])(
    'carries order type and table in each link of %s into the restaurant [DEC-131]',
    async (path) => {
      const { markup } = await page(`${path}?orderType=DineInPlace&spotId=104`);
      const links = [...markup.matchAll(/ href="(\/shop\/[^"]*)"/g)].map(([, href]) => href);
      if (path === '/shop/1/menu') expect(links).not.toEqual([]);
      for (const link of links) expect(link).toContain('orderType=DineInPlace&amp;spotId=104');
    },
  );

  it('carries the order type of home into the dishes of every restaurant, and no table [DEC-131]', async () => {
    const { markup } = await page('/?orderType=TakeAway&spotId=104');
    expect(markup).toMatch(/href="\/shop\/\d+\/redirect\/[^"]*\?orderType=TakeAway"/);
  });

  it('draws the menu of a table whose list of spots is slow or away, without its name [DEC-131]', async () => {
    const withSpots =
      (answer: () => Promise<Response>): typeof fetch =>
      (input, init) =>
        new Request(input, init).url.endsWith('/delivery-spots') ? answer() : api.fetch(input, init);
    const address = '/shop/1/menu?orderType=DineInPlace&spotId=104';
    const slow = withSpots(() => new Promise(() => undefined));
    const away = withSpots(() => Promise.resolve(new Response(null, { status: 503 })));
    for (const spots of [slow, away]) {
      const { markup, state } = await page(address, { fetch: spots, clock: new HastyClock() });
      expect(state).toMatchObject({ path: '/shop/1/menu', isOfSpot: false });
      expect(markup).toContain('Cola');
    }
  });

  it('draws the menu board with its first dishes, prices and code', async () => {
    const { markup, state } = await page('/shop/1/digital-signage');
    expect(markup).toMatch(
      /<li[^>]*><span[^>]*>[^<]+<\/span><span[^>]*>(?:<small>från\s?<\/small>)?\d+\skr<\/span>/,
    );
    expect(markup).toContain('role="img"');
    expect(Object.keys(state?.answers ?? {})).toEqual(['/api/shops/1', '/api/shops/1/menu']);
  });

  it('draws the offers of a guest', async () => {
    const { markup, state } = await page('/campaigns');
    expect(markup).toMatch(/<h2>[^<]+<\/h2>/);
    expect(state?.answers).toHaveProperty('/api/campaigns');
  });

  it('draws the same page for a campaign', async () => {
    const drawn = await page('/shop/1/menu?utm_source=mail');
    expect(drawn.state?.path).toBe('/shop/1/menu');
    expect(drawn.markup).toBe((await page('/shop/1/menu')).markup);
  });

  it.each([
    '/profile',
    '/order/o-1',
    '/shop/1/checkout',
    '/shop/1/menu?search=soup',
    '/shop/1/menu?search=soup&spotId=104',
  ])('draws the frame of %s, which is not the same for all visitors', async (address) => {
    const frame = await page(address);
    expect([frame.status, frame.state]).toEqual([200, undefined]);
    expect(frame.markup).toContain('<main id="main"');
  });

  it.each([
    ['/shop/1/menu', 200],
    ['/shop/1/menu/burgers?orderType=DineInPlace&spotId=104', 200],
    ['/shop/1/order-type', 200],
    ['/shop/1/menu/burgers/beef-burgers/articles/burger-classic', 200],
    ['/shop/1/menu/no-such-category', 404],
  ])(
    'draws the page of a closed restaurant at %s, with its menu and the way to an open one [DEC-157]',
    async (address, status) => {
      const drawn = await page(address, { fetch: await closing(1, { openForBusiness: false }) });
      expect(drawn.status).toBe(status);
      expect(drawn.state).toMatchObject({ path: '/?shop=1' });
      expect(drawn.markup).toMatch(/<h1>Lucka [^<]+<\/h1>/);
      expect(drawn.markup).toContain('Stängt');
      expect(drawn.markup).toMatch(/<h4>[^<]+<\/h4>/);
      expect(drawn.markup).toMatch(/href="\/shop\/(?!1\/)\d+\/menu"/);
      expect(drawn.markup).not.toMatch(/<form|href="\/shop\/1\//);
    },
  );

  it('draws the page of a restaurant with an app of its own, which has its menu there [DEC-157]', async () => {
    const drawn = await page('/shop/2/menu', {
      fetch: await closing(2, { externalAppUri: 'https://app.example/haga' }),
    });
    expect(drawn.markup).toContain('href="https://app.example/haga"');
    expect(drawn.markup).not.toContain('<h4>');
  });

  it('draws the frame where the API fails, so that the browser tries again', async () => {
    const failing: typeof fetch = async (input, init) => {
      const isMenu = new Request(input, init).url.endsWith('/menu');
      return isMenu ? new Response('{}', { status: 404 }) : api.fetch(input, init);
    };
    expect((await page('/shop/1/menu', { fetch: failing })).state).toBeUndefined();
  });

  it.each([429, 500, 503])(
    'draws the frame where the API answers %i, so that it is drawn again',
    async (status) => {
      const failing: typeof fetch = async (input, init) => {
        const isMenu = new Request(input, init).url.endsWith('/menu');
        return isMenu ? new Response('{}', { status }) : api.fetch(input, init);
      };
      const drawn = await page('/shop/1/menu', { fetch: failing, clock: new HastyClock() });
      expect(drawn.state).toBeUndefined();
    },
  );

  it('draws the frame of a menu board whose restaurant is closed, which returns to it by itself', async () => {
    const closed = await closing(2, { openForBusiness: false });
    const drawn = await draw('/shop/2/digital-signage', { fetch: closed });
    expect(drawn).toMatchObject({ kind: 'page', status: 200, state: undefined });
  });

  it.each(['/shop/abc/menu', '/shop/01/menu', '/shop/1.0/order-type'])(
    'draws the frame of %s, whose number the browser reports [NAV-12]',
    async (address) => {
      expect((await page(address)).state).toBeUndefined();
    },
  );

  it('keeps the addresses of the pictures while the menu is the same', async () => {
    const first = await page('/shop/1/menu');
    const clock = new ManualClock('2026-11-21T12:01:00+01:00');
    const second = await page('/shop/1/menu', { clock });
    expect(second.state?.menuLoadedAt).toBe(first.state?.menuLoadedAt);
  });
});

/** Of a campaign, a table's code, a link to a search, and home after a redirect. */
const QUERIES = [
  '',
  '?utm_source=mail',
  '?orderType=DineInPlace&spotId=104&utm_source=mail',
  '?search=cola',
  '?redirectToArticle=burger-classic',
];

describe('the page of every route, with any query', () => {
  it.each(ROUTE_NAMES)(
    'is of %s where the rules lead a guest, and a redirect loses nothing for the basket [DEC-83]',
    async (name) => {
      for (const query of QUERIES) {
        const address = ROUTE_VISITS[name].address + query;
        const drawn = await draw(address, { clock: new HastyClock() });
        if (drawn.kind === 'redirect') expect(await arrive(drawn.to), address).toEqual(await arrive(address));
        else if (drawn.state !== undefined)
          expect(splitPath((await arrive(address)).address).path, address).toBe(drawn.state.path);
      }
    },
  );
});

/** Where the navigation rules lead a guest who has just arrived, and what the basket then says. */
async function arrive(address: string) {
  const { randomness, textsOf } = deps;
  const services = await composeServerPage({
    ...{
      baseUrl: api.origin,
      fetch: api.fetch,
      clock: new HastyClock(),
      randomness,
      texts: textsOf(undefined),
    },
    ...{ language: 'sv', document: new RecordingPageDocument(), reporter: new RecordingFailureReporter() },
    ...{ contactEmail: undefined, countsVisits: false },
  });
  let shown = address;
  let outcome = await services.get(Navigate).navigate(shown);
  while (outcome.kind === 'redirected') {
    shown = outcome.to;
    outcome = await services.get(Navigate).navigate(shown);
  }
  const { orderType, spotId, note } = services.get(BasketStore).basket;
  return { address: shown, orderType, spotId, note };
}
