import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SHOP_ASK_AGAIN_MS } from '@/application/navigation/navigation-requirements';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Shop } from '@/domain/shop/shop';
import { isOpenForBusiness } from '@/domain/shop/shop-availability';
import { aBrowser, aServer, aTab, type Tab } from '@test/support/an-app';
import { someShop } from '@test/support/arbitraries/some-shop';
import { aRefusal } from '@test/support/builders/a-refusal';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';

const OPEN = aShop();
const CLOSED = aShop({ openForBusiness: false });
const AWAY: RemoteFailure = { kind: 'unreachable', isTimeout: true };

/** A page that is loaded anew, at a device that last saw `stored` and a server that has `actual`. */
function aLaterVisit(stored: Shop | undefined, actual: Shop | undefined): Tab {
  const [server, browser] = [aServer(), aBrowser()];
  if (stored !== undefined) aTab(server, browser).shops.setShop(stored);
  server.catalog.all = actual === undefined ? [] : [actual];
  const tab = aTab(server, browser);
  tab.restoreStoredValues.restore();
  return tab;
}

/** Follows redirects as the router does; answers where the visitor stands in the end. */
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
  it('never decides: whatever is stored, a visitor gets where one without storage gets, with the same spot and note [NAV-09, NAV-13, DEC-02]', async () => {
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
          expect(places[0] === '/').toBe(actual === undefined || !isOpenForBusiness(actual));
          expect(with_.baskets.basket).toEqual(without.baskets.basket);
          expect(with_.navigation.bookmark).toEqual(without.navigation.bookmark);
          expect(with_.shops.stored).toBeUndefined();
        },
      ),
    );
  });

  it('never decides on a page that names no shop either [NAV-13, DEC-02]', async () => {
    await fc.assert(
      fc.asyncProperty(someState(), someState(), async (stored, actual) => {
        const place = await visit(aLaterVisit(stored, actual), '/orders');
        expect(place === '/orders').toBe(isOpenForBusiness(actual));
      }),
    );
  });

  it('counts where the server cannot be asked, and is said to be stored, with its age [DEC-02]', async () => {
    await fc.assert(
      fc.asyncProperty(someState(), someState(), somePage(), async (stored, actual, page) => {
        const tab = aLaterVisit(stored, actual);
        const storedAt = tab.clock.now();
        await tab.clock.advance(60_000);
        tab.server.catalog.script.failure = AWAY;
        const isArrived = (await visit(tab, page)) !== '/';
        expect(isArrived).toBe(isOpenForBusiness(stored));
        if (isArrived) expect(tab.shops.stored).toEqual({ asOf: storedAt, failedAt: tab.clock.now() });
      }),
    );
  });

  it('is shown, without deciding, as long as the server is asked', async () => {
    const tab = aLaterVisit(CLOSED, OPEN);
    const letGo = tab.server.catalog.script.holdNext();
    const going = visit(tab, '/shop/1/menu?spotId=4');
    await tab.clock.settle();
    expect([tab.shops.shop?.name, tab.navigation.current]).toEqual([OPEN.name, undefined]);
    letGo();
    expect(await going).toBe('/shop/1/menu');
    expect(tab.baskets.basket.spotId).toBe(4);
  });

  it('is asked for once on the way, and not at each step while the server is away', async () => {
    const tab = aLaterVisit(OPEN, OPEN);
    tab.server.catalog.script.failure = AWAY;
    for (const page of ['/shop/1/menu', '/shop/1/menu/lunch', '/shop/1/checkout']) await visit(tab, page);
    expect(tab.server.catalog.script.calls).toHaveLength(1);
    await tab.clock.advance(SHOP_ASK_AGAIN_MS);
    await visit(tab, '/shop/1/menu');
    expect(tab.server.catalog.script.calls).toHaveLength(2);
  });

  it('turns nobody away who is on its pages before the server was asked again [NAV-13]', async () => {
    const tab = aLaterVisit(undefined, OPEN);
    await visit(tab, '/shop/1/menu');
    tab.shops.setShop(CLOSED);
    expect(await visit(tab, '/shop/1/menu/lunch')).toBe('/shop/1/menu/lunch');
    tab.server.catalog.all = [CLOSED];
    tab.shops.setShop(CLOSED);
    expect(await visit(tab, '/shop/1/menu')).toBe('/');
  });

  it('that is gone is no longer selected or stored [NAV-10, NAV-11]', async () => {
    const tab = aLaterVisit(OPEN, undefined);
    expect(await visit(tab, '/shop/1/menu')).toBe('/');
    expect([tab.shops.shop, tab.kept.shop.load()]).toEqual([undefined, undefined]);
    expect([tab.navigation.bookmark, tab.notices.toasts]).toEqual([undefined, []]);
  });

  it('of another tab is asked for when it is taken over [SHOP-02]', async () => {
    const [server, browser] = [aServer(), aBrowser()];
    const [one, two] = [aTab(server, browser), aTab(server, browser)];
    two.shops.setShop(CLOSED);
    server.catalog.all = [OPEN];
    expect(await visit(one, '/orders')).toBe('/orders');
  });

  it('lets a payment be finished without the server being asked for the shop [ROUTE-39]', async () => {
    const tab = aLaterVisit(CLOSED, CLOSED);
    tab.server.catalog.script.failure = AWAY;
    expect(await visit(tab, '/shop/1/checkout/payment/o-1')).toBe('/shop/1/checkout/payment/o-1');
    expect(tab.server.catalog.script.calls).toEqual([]);
  });
});

describe('a shop that was last seen in the list', () => {
  it('can be looked at where the server cannot be asked, and is asked for again [OPEN-40]', async () => {
    const tab = aLaterVisit(undefined, OPEN);
    tab.server.catalog.seen = [OPEN];
    tab.server.catalog.script.failNext(AWAY);
    expect(await visit(tab, '/shop/1/menu')).toBe('/shop/1/menu');
    expect(tab.shops.stored).toEqual({ asOf: undefined, failedAt: tab.clock.now() });
    await tab.clock.advance(SHOP_ASK_AGAIN_MS);
    await visit(tab, '/shop/1/menu');
    expect(tab.shops.stored).toBeUndefined();
  });

  it('can be chosen on home then, unless it was closed', async () => {
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

describe('who is sent home from a shop', () => {
  const TABLE = '/shop/1/menu?orderType=DineInPlace&spotId=4&note=Hej';

  it('is told that it is closed, and finds the address with spot and note on home [NAV-13, DEC-03]', async () => {
    const tab = aLaterVisit(undefined, CLOSED);
    expect(await visit(tab, TABLE)).toBe('/');
    expect(tab.notices.toasts.map(({ notice }) => notice)).toEqual([
      { key: 'home.notSelectable', values: { name: CLOSED.name } },
    ]);
    expect(tab.navigation.bookmark).toEqual({ path: TABLE, note: 'Hej', spotId: 4, reason: 'shopClosed' });
  });

  it.each([AWAY, aRefusal({ status: 503 })])(
    'is told that it could not be asked, and can try again: %j [NAV-10, DEC-03]',
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

  it('is told nothing at a wall screen, which comes back by itself [PAIN-81]', async () => {
    const tab = aLaterVisit(undefined, CLOSED);
    expect(await visit(tab, '/shop/1/digital-signage')).toBe('/');
    expect([tab.notices.toasts, tab.navigation.bookmark]).toEqual([[], undefined]);
  });
});

describe('stored settings', () => {
  it('close no login before the server was asked, and count where it cannot be [PROD-12, DEC-02]', async () => {
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

  it('are waited for while they are fetched afresh', async () => {
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
