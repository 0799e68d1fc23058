import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WatchConnection, ORIGIN_CHECK_INTERVAL_MS } from '@/application/app/watch-connection';
import { ConnectionStore } from '@/application/connection/connection-store';
import { LeaveOfflinePage } from '@/application/navigation/leave-offline-page';
import { ResumePage } from '@/application/app/resume-page';
import { RetryConnection } from '@/application/app/retry-connection';
import { aBasket } from '@test/support/builders/a-basket';
import { spotId } from '@test/support/builders/ids';
import { aTab } from '@test/support/an-app';
import { runs } from '@test/support/properties/runs';

/** A tab whose navigator runs the rules and follows redirects, as a router does. */
function aFollowingTab() {
  const tab = aTab();
  const store = new ConnectionStore();
  const leaveOfflinePage = new LeaveOfflinePage({ navigation: tab.navigation, navigator: tab.navigator });
  tab.navigator.arrive = async (to) => {
    const outcome = await tab.navigate.navigate(to);
    if (outcome.kind === 'redirected') await tab.navigator.go(outcome.to, { replace: true });
  };
  const follow = new WatchConnection({
    connection: tab.connection,
    store,
    navigation: tab.navigation,
    baskets: tab.baskets,
    navigator: tab.navigator,
    leaveOfflinePage,
    clock: tab.clock,
  });
  const resume = new ResumePage({
    changeBasket: tab.changeBasket,
    navigation: tab.navigation,
    connection: store,
    navigator: tab.navigator,
  });
  const retry = new RetryConnection({ connection: tab.connection, leaveOfflinePage });
  return { ...tab, store, resume, retry, follow };
}

async function on(path: string) {
  const tab = aFollowingTab();
  await tab.navigator.go(path);
  return { ...tab, stopFollowing: tab.follow.start() };
}

describe('WatchConnection', () => {
  it('goes to the offline route when the browser goes offline [NAV-27]', async () => {
    const tab = await on('/shop/1/menu/');
    tab.connection.setOnline(false);
    await tab.clock.settle();
    expect([tab.navigator.current, tab.store.isOnline]).toEqual(['/offline', false]);
  });

  it('returns home once the browser is online and the own origin answers [NAV-28]', async () => {
    const tab = await on('/shop/1/menu/');
    tab.connection.setOnline(false);
    await tab.clock.settle();
    tab.connection.setOnline(true);
    await tab.clock.settle();
    expect(tab.navigator.current).toBe('/');
  });

  it('stays on any route but the offline one [NAV-29]', async () => {
    const tab = await on('/shop/1/menu/');
    tab.connection.setOnline(false);
    await tab.clock.settle();
    await tab.navigator.go('/privacy-policy');
    tab.connection.setOnline(true);
    await tab.clock.settle();
    expect(tab.navigator.current).toBe('/privacy-policy');
  });

  it('queries the origin again every 5 seconds until it answers [NAV-30]', async () => {
    const tab = await on('/shop/1/menu/');
    tab.connection.setOnline(false);
    await tab.clock.settle();
    tab.connection.answers = false;
    tab.connection.setOnline(true);
    await tab.clock.advance(2 * ORIGIN_CHECK_INTERVAL_MS - 1);
    expect([tab.connection.checks, tab.navigator.current]).toEqual([2, '/offline']);
    tab.connection.answers = true;
    await tab.clock.advance(1);
    expect([tab.connection.checks, tab.navigator.current]).toEqual([3, '/']);
    await tab.clock.advance(10 * ORIGIN_CHECK_INTERVAL_MS);
    expect(tab.connection.checks).toBe(3);
  });

  it('stops its queries when the network is lost again, and when it is stopped', async () => {
    const tab = await on('/shop/1/menu/');
    tab.connection.answers = false;
    tab.connection.setOnline(false);
    tab.connection.setOnline(true);
    await tab.clock.settle();
    tab.connection.setOnline(false);
    await tab.clock.advance(60_000);
    expect(tab.connection.checks).toBe(1);
    tab.connection.setOnline(true);
    await tab.clock.settle();
    tab.stopFollowing();
    await tab.clock.advance(60_000);
    expect([tab.connection.checks, tab.clock.pending]).toEqual([2, 0]);
  });

  it('offers the interrupted journey in one tap: page, note and spot', async () => {
    const tab = await on('/shop/1/menu/');
    tab.changeBasket.apply({ kind: 'restore', basket: aBasket({ note: 'No onions', spotId: spotId(4) }) });
    tab.connection.setOnline(false);
    tab.connection.setOnline(true);
    await tab.clock.settle();
    expect(tab.baskets.basket).toMatchObject({ note: '', spotId: undefined, items: [{}] });
    await tab.resume.resume();
    expect(tab.navigator.current).toBe('/shop/1/menu/');
    expect(tab.baskets.basket).toMatchObject({ note: 'No onions', spotId: 4, items: [{}] });
    expect(tab.navigation.bookmark).toBeUndefined();
  });

  it.each([
    '/shop/1/order-type',
    '/shop/1/menu/mains',
    '/shop/1/menu/mains/articles/meatballs',
    '/shop/1/menu/mains/articles/meatballs/1',
    '/shop/1/menu/mains/articles/meatballs/suggested',
    '/shop/1/checkout',
    '/shop/1/checkout/payment/7',
    '/order/7#code=abc',
    '/favorites',
    '/campaigns',
    '/terms-and-conditions',
    '/?redirectUri=%2Forders',
  ])('offers the return to %s in one tap', async (path) => {
    const tab = await on(path);
    const basket = aBasket({ note: 'No onions', spotId: spotId(4) });
    tab.changeBasket.apply({ kind: 'restore', basket });
    tab.connection.setOnline(false);
    await tab.clock.settle();
    expect(tab.navigator.current).toBe('/offline');
    tab.connection.setOnline(true);
    await tab.clock.settle();
    expect(tab.navigator.current).toBe('/');
    await tab.resume.resume();
    expect(tab.navigator.current).toBe(path);
    if (!path.startsWith('/?'))
      expect(tab.baskets.basket).toMatchObject({ note: 'No onions', spotId: 4, items: [{}] });
  });

  it('offers nothing after home', async () => {
    const tab = await on('/');
    tab.connection.setOnline(false);
    await tab.clock.settle();
    expect(tab.navigation.bookmark).toBeUndefined();
  });

  it('offers a page that was opened without a network, with the spot and note of its link', async () => {
    const tab = aFollowingTab();
    tab.changeBasket.apply({
      kind: 'restore',
      basket: aBasket({ note: 'No onions', spotId: spotId(9), items: [] }),
    });
    tab.connection.setOnline(false);
    tab.navigator.arrive = () => Promise.resolve();
    await tab.navigator.go('/shop/1/menu?spotId=4');
    tab.follow.start();
    expect(tab.navigator.current).toBe('/offline');
    expect(tab.navigation.bookmark).toEqual({
      path: '/shop/1/menu?spotId=4',
      note: 'No onions',
      spotId: 4,
    });
  });

  it('keeps the offer when the offline page itself is opened without a network', async () => {
    const tab = aFollowingTab();
    const bookmark = { path: '/shop/1/menu', note: '', spotId: 4 };
    tab.navigation.setBookmark(bookmark);
    tab.connection.setOnline(false);
    await tab.navigator.go('/offline');
    tab.follow.start();
    expect(tab.navigation.bookmark).toEqual(bookmark);
  });

  it('stays on a page that was opened without a network after the offline page [NAV-29]', async () => {
    const tab = await on('/shop/1/menu/');
    tab.connection.setOnline(false);
    await tab.clock.settle();
    await tab.resume.resume();
    tab.connection.setOnline(true);
    await tab.clock.settle();
    expect(tab.navigator.current).toBe('/shop/1/menu/');
  });

  it('keeps the offer where the page cannot be shown without a network', async () => {
    const tab = await on('/shop/1/menu/');
    tab.connection.setOnline(false);
    await tab.clock.settle();
    tab.shops.setShop(undefined);
    tab.server.catalog.script.failNext({ kind: 'unreachable', isTimeout: false });
    await tab.resume.resume();
    expect([tab.navigator.current, tab.navigation.bookmark?.path]).toEqual(['/', '/shop/1/menu/']);
  });

  it('leaves a wall screen on its board, which shows its age [ROUTE-30]', async () => {
    const tab = await on('/shop/1/digital-signage');
    tab.connection.setOnline(false);
    await tab.clock.settle();
    expect([tab.navigator.current, tab.navigation.bookmark]).toEqual(['/shop/1/digital-signage', undefined]);
    tab.connection.setOnline(true);
    await tab.clock.settle();
    expect(tab.navigator.current).toBe('/shop/1/digital-signage');
  });

  it('ends on the right page however often the network is lost, and never accepts a captive portal [NAV-27, NAV-28, NAV-30]', async () => {
    const someFlap = fc.oneof(
      fc.record({ kind: fc.constant('network' as const), is: fc.boolean() }),
      fc.record({ kind: fc.constant('origin' as const), is: fc.boolean() }),
      fc.record({
        kind: fc.constant('time' as const),
        ms: fc.integer({ min: 1, max: 2 * ORIGIN_CHECK_INTERVAL_MS }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(someFlap, { maxLength: 40 }), async (flaps) => {
        const tab = await on('/shop/1/menu/');
        for (const flap of flaps) {
          const before = tab.navigator.current;
          if (flap.kind === 'network') tab.connection.setOnline(flap.is);
          else if (flap.kind === 'origin') tab.connection.answers = flap.is;
          else await tab.clock.advance(flap.ms);
          await tab.clock.settle();
          const hasLeft = before === '/offline' && tab.navigator.current !== '/offline';
          if (hasLeft) expect([tab.connection.isOnline(), tab.connection.answers]).toEqual([true, true]);
          if (!tab.connection.isOnline()) expect(tab.navigator.current).toBe('/offline');
        }
        tab.connection.answers = true;
        tab.connection.setOnline(true);
        await tab.clock.advance(ORIGIN_CHECK_INTERVAL_MS);
        tab.stopFollowing();
        if (tab.navigator.current !== '/shop/1/menu/') {
          expect(tab.navigator.current).toBe('/');
          await tab.resume.resume();
        }
        expect(tab.navigator.current).toBe('/shop/1/menu/');
      }),
      { numRuns: runs(100) },
    );
  });

  it('keeps the journey over several losses of the network', async () => {
    const tab = await on('/shop/1/menu/');
    tab.connection.setOnline(false);
    await tab.clock.settle();
    tab.connection.answers = false;
    tab.connection.setOnline(true);
    tab.connection.setOnline(false);
    await tab.clock.settle();
    expect(tab.navigation.bookmark?.path).toBe('/shop/1/menu/');
  });
});

describe('RetryConnection', () => {
  it('goes home when the own origin answers [OFF-04, OFF-06]', async () => {
    const tab = await on('/offline');
    expect(await tab.retry.retry()).toBe(true);
    expect([tab.connection.checks, tab.navigator.current]).toEqual([1, '/']);
  });

  it('stays when it does not [OFF-08]', async () => {
    const tab = await on('/offline');
    tab.connection.answers = false;
    expect(await tab.retry.retry()).toBe(false);
    expect(tab.navigator.current).toBe('/offline');
  });
});
