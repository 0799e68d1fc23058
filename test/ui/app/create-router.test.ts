import { createMemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';

import type { LoadApp } from '@/application/app/load-app';
import { err, ok } from '@/domain/shared/result';
import { routesOf } from '@/ui/app/create-router';
import { aTab } from '@test/support/an-app';

/** The router on home; the app is loaded when `arrive` is called. */
async function setUp({ isFirstVisit = false, path = '/' } = {}) {
  const tab = aTab();
  let arrive: (() => void) | undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const bring: LoadApp = () => arrival.then(() => ok(tab));
  const router = createMemoryRouter(routesOf(bring, isFirstVisit), { initialEntries: [path] });
  await tab.clock.settle();
  return { tab, router, arrive: () => arrive?.() };
}

describe('routesOf', () => {
  it('shows home on a first visit before the app is loaded', async () => {
    const { router } = await setUp({ isFirstVisit: true });
    await expect.poll(() => router.state.initialized).toBe(true);
  });

  it('waits for the app on the next navigation, and then applies the navigation rules [NAV-01]', async () => {
    const { tab, router, arrive } = await setUp({ isFirstVisit: true });
    const moving = router.navigate('/shop/1/menu');
    await tab.clock.settle();
    expect(router.state.location.pathname).toBe('/');
    arrive();
    await moving;
    expect(router.state.location.pathname).toBe('/shop/1/menu');
    expect(tab.navigation.current?.name).toBe('menuPage');
  });

  it('waits for the app before the first page in every other case [NAV-01]', async () => {
    const { tab, router, arrive } = await setUp();
    expect(router.state.initialized).toBe(false);
    arrive();
    await expect.poll(() => router.state.initialized).toBe(true);
    expect(tab.navigation.current?.name).toBe('home');
  });

  it('passes the fragment to the navigation rules, and keeps it through their redirects [NAV-08]', async () => {
    const code = 'ABCDEFGHIJKLMNOPQRSTUV';
    const { tab, router, arrive } = await setUp({ path: `/order/o-1?orderType=TakeAway#code=${code}` });
    arrive();
    await expect.poll(() => router.state.initialized).toBe(true);
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe(`/order/o-1#code=${code}`);
    expect(tab.navigation.current?.fullPath).toBe(`/order/o-1#code=${code}`);
    expect(tab.baskets.basket.orderType).toBe('TakeAway');
  });

  it('fails where the app cannot be loaded [HAND-09]', async () => {
    const missing: LoadApp = () => Promise.resolve(err({ kind: 'unreachable', isTimeout: false }));
    const router = createMemoryRouter(routesOf(missing, false), { initialEntries: ['/'] });
    await expect.poll(() => router.state.errors).not.toBeNull();
  });
});
