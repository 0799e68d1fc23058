import { describe, expect, it } from 'vitest';
import { FollowConnection, ORIGIN_CHECK_INTERVAL_MS } from '@/application/reactions/follow-connection';
import { ConnectionStore } from '@/application/stores/connection-store';
import { ResumeJourney } from '@/application/use-cases/resume-journey';
import { RetryConnection } from '@/application/use-cases/retry-connection';
import { aBasket } from '@test/support/builders/a-basket';
import { spotId } from '@test/support/builders/ids';
import { aTab } from '@test/support/an-app';

/** A tab whose wayfinder navigates by the rules, as a router does. */
async function on(path: string) {
  const tab = aTab();
  const store = new ConnectionStore();
  tab.wayfinder.arrive = async (to) => void (await tab.navigate.execute(to));
  await tab.wayfinder.go(path);
  const follow = new FollowConnection(
    tab.connection,
    store,
    tab.navigation,
    tab.baskets,
    tab.wayfinder,
    tab.clock,
  );
  return { ...tab, store, stopFollowing: follow.start() };
}

describe('FollowConnection', () => {
  it('goes to the offline route when the browser goes offline [NAV-27]', async () => {
    const tab = await on('/shop/1/menu/');
    tab.connection.setOnline(false);
    await tab.clock.settle();
    expect([tab.wayfinder.current, tab.store.isOnline]).toEqual(['/offline', false]);
  });

  it('returns home once the browser is online and the own origin answers [NAV-28]', async () => {
    const tab = await on('/shop/1/menu/');
    tab.connection.setOnline(false);
    await tab.clock.settle();
    tab.connection.setOnline(true);
    await tab.clock.settle();
    expect(tab.wayfinder.current).toBe('/');
  });

  it('does not move from another route than the offline one [NAV-29]', async () => {
    const tab = await on('/shop/1/menu/');
    tab.connection.setOnline(false);
    await tab.clock.settle();
    await tab.wayfinder.go('/privacy-policy');
    tab.connection.setOnline(true);
    await tab.clock.settle();
    expect(tab.wayfinder.current).toBe('/privacy-policy');
  });

  it('asks the origin again every 5 seconds until it answers [NAV-30]', async () => {
    const tab = await on('/shop/1/menu/');
    tab.connection.setOnline(false);
    await tab.clock.settle();
    tab.connection.answers = false;
    tab.connection.setOnline(true);
    await tab.clock.advance(2 * ORIGIN_CHECK_INTERVAL_MS - 1);
    expect([tab.connection.checks, tab.wayfinder.current]).toEqual([2, '/offline']);
    tab.connection.answers = true;
    await tab.clock.advance(1);
    expect([tab.connection.checks, tab.wayfinder.current]).toEqual([3, '/']);
    await tab.clock.advance(10 * ORIGIN_CHECK_INTERVAL_MS);
    expect(tab.connection.checks).toBe(3);
  });

  it('stops asking when the network goes again, and when it is stopped', async () => {
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

  it('never costs the journey: place, note and spot are offered back in one tap', async () => {
    const tab = await on('/shop/1/menu/');
    tab.changeBasket.execute({ kind: 'restore', basket: aBasket({ note: 'No onions', spotId: spotId(4) }) });
    tab.connection.setOnline(false);
    tab.connection.setOnline(true);
    await tab.clock.settle();
    expect(tab.baskets.basket).toMatchObject({ note: '', spotId: undefined, items: [{}] });
    await new ResumeJourney(tab.changeBasket, tab.navigation, tab.wayfinder).execute();
    expect(tab.wayfinder.current).toBe('/shop/1/menu/');
    expect(tab.baskets.basket).toMatchObject({ note: 'No onions', spotId: 4, items: [{}] });
    expect(tab.navigation.bookmark).toBeUndefined();
  });

  it('remembers where the visitor was going when the network goes before the first page is shown', async () => {
    const tab = aTab();
    await tab.wayfinder.go('/shop/1/menu?spotId=4');
    tab.connection.setOnline(false);
    const follow = new FollowConnection(
      tab.connection,
      new ConnectionStore(),
      tab.navigation,
      tab.baskets,
      tab.wayfinder,
      tab.clock,
    );
    const stop = follow.start();
    expect(tab.wayfinder.current).toBe('/offline');
    expect(tab.navigation.bookmark?.path).toBe('/shop/1/menu?spotId=4');
    stop();
  });

  it('remembers the journey through several drops in a row', async () => {
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
    expect(await new RetryConnection(tab.connection, tab.wayfinder).execute()).toBe(true);
    expect([tab.connection.checks, tab.wayfinder.current]).toEqual([1, '/']);
  });

  it('stays when it does not [OFF-08]', async () => {
    const tab = await on('/offline');
    tab.connection.answers = false;
    expect(await new RetryConnection(tab.connection, tab.wayfinder).execute()).toBe(false);
    expect(tab.wayfinder.current).toBe('/offline');
  });
});
