import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SHOP_ASK_AGAIN_MS } from '@/application/navigation/navigation-requirements';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Shop } from '@/domain/shop/shop';
import { matchRoute } from '@/domain/navigation/match-route';
import { isOpenForBusiness } from '@/domain/shop/shop-availability';
import { aBrowser, aServer, aTab, type Tab } from '@test/support/an-app';
import { someShop } from '@test/support/arbitraries/some-shop';
import { aRefusal } from '@test/support/builders/a-refusal';
import { aShop } from '@test/support/builders/a-shop';
import { must } from '@test/support/builders/must';
import { shopId } from '@test/support/builders/ids';

const OPEN = aShop();
const CLOSED = aShop({ openForBusiness: false });
const AWAY: RemoteFailure = { kind: 'unreachable', isTimeout: true };

/** A page that is opened on a device that has stored `stored`, with a server that has `actual`. */
function aLaterVisit(stored: Shop | undefined, actual: Shop | undefined): Tab {
  const [server, browser] = [aServer(), aBrowser()];
  if (stored !== undefined) aTab(server, browser).shops.setShop(stored);
  server.catalog.all = actual === undefined ? [] : [actual];
  const tab = aTab(server, browser);
  tab.restoreStoredValues.restore();
  return tab;
}

/** Follows redirects as the router does; resolves to the final path. */
async function visit(tab: Tab, path: string): Promise<string | undefined> {
  const outcome = await tab.navigate.navigate(path);
  return outcome.kind === 'redirected' ? visit(tab, outcome.to) : tab.navigation.current?.fullPath;
}

const someState = () => someShop().map((shop) => ({ ...shop, id: shopId(1), name: OPEN.name }));
const somePage = () =>
  fc.constantFrom(
    '/shop/1/menu',
    '/shop/1/order-type',
    '/shop/1/checkout',
    '/shop/1',
    '/shop/1/digital-signage',
  );
const someTable = () => fc.constantFrom('', '?orderType=DineInPlace&spotId=4&note=Hej', '?spotId=4');

describe('a stored shop', () => {
  it('never decides: with any stored value, a visitor gets the same page, spot and note as without [NAV-09, NAV-13, DEC-02]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.option(someState(), { nil: undefined }),
        fc.option(someState(), { nil: undefined }),
        somePage(),
        someTable(),
        async (stored, actual, page, table) => {
          const [with_, without] = [aLaterVisit(stored, actual), aLaterVisit(undefined, actual)];
          const places = [await visit(with_, page + table), await visit(without, page + table)];
          expect(places[0]).toBe(places[1]);
          expect(matchRoute(must(places[0]))?.name === 'home').toBe(
            actual === undefined || !isOpenForBusiness(actual),
          );
          expect(with_.baskets.basket).toEqual(without.baskets.basket);
          expect(with_.navigation.bookmark).toEqual(without.navigation.bookmark);
          expect(with_.shops.stored).toBeUndefined();
        },
      ),
    );
  });

  it('never decides on a page without a shop in its address either [NAV-13, DEC-02]', async () => {
    await fc.assert(
      fc.asyncProperty(someState(), someState(), async (stored, actual) => {
        const place = await visit(aLaterVisit(stored, actual), '/orders');
        expect(place === '/orders').toBe(isOpenForBusiness(actual));
      }),
    );
  });

  it('counts where the server cannot be reached, marked as stored, with its age [DEC-02]', async () => {
    await fc.assert(
      fc.asyncProperty(someState(), someState(), somePage(), async (stored, actual, page) => {
        const tab = aLaterVisit(stored, actual);
        const storedAt = tab.clock.now();
        await tab.clock.advance(60_000);
        tab.server.catalog.script.failure = AWAY;
        const isArrived = matchRoute(must(await visit(tab, page)))?.name !== 'home';
        expect(isArrived).toBe(isOpenForBusiness(stored));
        if (isArrived) expect(tab.shops.stored).toEqual({ asOf: storedAt, failedAt: tab.clock.now() });
      }),
    );
  });

  it('is shown, without deciding, while the server is asked', async () => {
    const tab = aLaterVisit(CLOSED, OPEN);
    const letGo = tab.server.catalog.script.holdNext();
    const going = visit(tab, '/shop/1/menu?spotId=4');
    await tab.clock.settle();
    expect([tab.shops.shop?.name, tab.navigation.current]).toEqual([OPEN.name, undefined]);
    letGo();
    expect(await going).toBe('/shop/1/menu');
    expect(tab.baskets.basket.spotId).toBe(4);
  });

  it('is loaded once on the way, and not at each step while the server cannot be reached', async () => {
    const tab = aLaterVisit(OPEN, OPEN);
    tab.server.catalog.script.failure = AWAY;
    for (const page of ['/shop/1/menu', '/shop/1/menu/lunch', '/shop/1/checkout']) await visit(tab, page);
    expect(tab.server.catalog.script.calls).toHaveLength(1);
    await tab.clock.advance(SHOP_ASK_AGAIN_MS);
    await visit(tab, '/shop/1/menu');
    expect(tab.server.catalog.script.calls).toHaveLength(2);
  });

  it('redirects no visitor from its pages before the server was asked again [NAV-13]', async () => {
    const tab = aLaterVisit(undefined, OPEN);
    await visit(tab, '/shop/1/menu');
    tab.shops.setShop(CLOSED);
    expect(await visit(tab, '/shop/1/menu/lunch')).toBe('/shop/1/menu/lunch');
    tab.server.catalog.all = [CLOSED];
    tab.shops.setShop(CLOSED);
    expect(await visit(tab, '/shop/1/menu')).toBe('/?shop=1');
  });

  it('is deselected and removed when it does not exist any more [NAV-10, NAV-11]', async () => {
    const tab = aLaterVisit(OPEN, undefined);
    expect(await visit(tab, '/shop/1/menu')).toBe('/');
    expect([tab.shops.shop, tab.storedValues.shop.load()]).toEqual([undefined, undefined]);
    expect([tab.navigation.bookmark, tab.notices.toasts]).toEqual([undefined, []]);
  });

  it('of another tab is loaded when it is shown [SHOP-02]', async () => {
    const [server, browser] = [aServer(), aBrowser()];
    const [one, two] = [aTab(server, browser), aTab(server, browser)];
    two.shops.setShop(CLOSED);
    server.catalog.all = [OPEN];
    expect(await visit(one, '/orders')).toBe('/orders');
  });

  it('allows a payment without loading the shop [ROUTE-39]', async () => {
    const tab = aLaterVisit(CLOSED, CLOSED);
    tab.server.catalog.script.failure = AWAY;
    expect(await visit(tab, '/shop/1/checkout/payment/o-1')).toBe('/shop/1/checkout/payment/o-1');
    expect(tab.server.catalog.script.calls).toEqual([]);
  });
});

describe('a shop stored in the list', () => {
  it('can be viewed where the server cannot be reached, and is loaded again [OPEN-40]', async () => {
    const tab = aLaterVisit(undefined, OPEN);
    tab.server.catalog.seen = [OPEN];
    tab.server.catalog.script.failNext(AWAY);
    expect(await visit(tab, '/shop/1/menu')).toBe('/shop/1/menu');
    expect(tab.shops.stored).toEqual({ asOf: undefined, failedAt: tab.clock.now() });
    await tab.clock.advance(SHOP_ASK_AGAIN_MS);
    await visit(tab, '/shop/1/menu');
    expect(tab.shops.stored).toBeUndefined();
  });

  it('can be chosen at home then, unless it was closed', async () => {
    const tab = aLaterVisit(undefined, OPEN);
    tab.server.catalog.script.failure = AWAY;
    tab.server.catalog.seen = [OPEN];
    expect(await tab.selectShop.select(OPEN.id)).toMatchObject({ ok: true, value: { kind: 'selected' } });
    expect(tab.shops.stored).toBeDefined();
    tab.server.catalog.seen = [CLOSED];
    expect(await tab.selectShop.select(OPEN.id)).toMatchObject({ value: { kind: 'notSelectable' } });
    tab.server.catalog.seen = [];
    expect(await tab.selectShop.select(OPEN.id)).toEqual({ ok: false, error: AWAY });
  });
});

describe('a redirect from a shop to home', () => {
  const TABLE = '/shop/1/menu?orderType=DineInPlace&spotId=4&note=Hej';

  it('leads to the page of a closed one, and keeps the address with spot and note [NAV-13, DEC-03, DEC-157]', async () => {
    const tab = aLaterVisit(undefined, CLOSED);
    expect(await visit(tab, TABLE)).toBe('/?shop=1');
    expect([tab.shops.shop, tab.notices.toasts]).toEqual([undefined, []]);
    expect(tab.navigation.bookmark).toEqual({ path: TABLE, note: 'Hej', spotId: 4, reason: 'shopClosed' });
  });

  it.each([AWAY, aRefusal({ status: 503 })])(
    'shows that it could not be loaded, with a retry: %j [NAV-10, DEC-03]',
    async (failure) => {
      const tab = aLaterVisit(undefined, OPEN);
      tab.server.catalog.script.failNext(failure);
      expect(await visit(tab, TABLE)).toBe('/');
      expect(tab.notices.toasts).toHaveLength(1);
      expect(tab.navigation.bookmark).toMatchObject({ path: TABLE, spotId: 4, reason: 'shopNotLoaded' });
      expect(await visit(tab, TABLE)).toBe('/shop/1/menu');
      expect(tab.baskets.basket).toMatchObject({ spotId: 4, note: 'Hej' });
      expect(tab.navigation.bookmark).toBeUndefined();
    },
  );

  it('shows nothing on a wall screen, which returns by itself [PAIN-81]', async () => {
    const tab = aLaterVisit(undefined, CLOSED);
    expect(await visit(tab, '/shop/1/digital-signage')).toBe('/?shop=1');
    expect([tab.notices.toasts, tab.navigation.bookmark]).toEqual([[], undefined]);
  });
});

describe('stored settings', () => {
  it('close no login before the server was asked, and count where it cannot be reached [PROD-12, DEC-02]', async () => {
    const tab = aTab();
    const { current } = tab.server.settingsSource;
    const disabled = { ...current, isCustomerLoginEnabled: false };
    tab.server.settingsSource.current = { ...current, isCustomerLoginEnabled: true };
    tab.settings.setLoading({ kind: 'loaded', value: disabled });
    const going = visit(tab, '/register');
    await tab.clock.advance(100);
    expect(await going).toBe('/register');
    tab.settings.setLoading({ kind: 'loaded', value: disabled });
    tab.server.settingsSource.script.failure = AWAY;
    const again = visit(tab, '/register');
    await tab.clock.advance(100);
    expect(await again).toBe('/');
  });

  it('are waited for while they are loaded again', async () => {
    const tab = aTab();
    const { current } = tab.server.settingsSource;
    tab.settings.setLoading({ kind: 'loaded', value: { ...current, isCustomerLoginEnabled: false } });
    tab.server.settingsSource.current = { ...current, isCustomerLoginEnabled: true };
    const letGo = tab.server.settingsSource.script.holdNext();
    tab.startApp.start();
    const going = visit(tab, '/register');
    await tab.clock.advance(300);
    expect(tab.navigation.current).toBeUndefined();
    letGo();
    await tab.clock.advance(100);
    expect(await going).toBe('/register');
    expect(tab.server.settingsSource.script.calls).toEqual(['settings']);
  });
});
