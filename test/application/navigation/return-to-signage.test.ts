import { describe, expect, it } from 'vitest';

import { ReturnToSignage } from '@/application/navigation/return-to-signage';
import { SIGNAGE_RETURN_INTERVAL_MS } from '@/domain/signage/signage-times';
import { aTab } from '@test/support/an-app';
import { aShop } from '@test/support/builders/a-shop';

const BOARD = '/shop/1/digital-signage';

/** A tab whose navigator runs the rules, as a router does. */
function aWall() {
  const tab = aTab();
  const visited: string[] = [];
  const go = async (path: string): Promise<void> => {
    visited.push(path);
    const outcome = await tab.navigate.navigate(path);
    if (outcome.kind === 'redirected') await go(outcome.to);
  };
  tab.navigator.go = go;
  const stop = new ReturnToSignage({
    navigation: tab.navigation,
    navigator: tab.navigator,
    clock: tab.clock,
  }).start();
  return { tab, visited, go, stop };
}

describe('ReturnToSignage', () => {
  it('returns to the board once the shop opens, without a request [NAV-13, ROUTE-30]', async () => {
    const { tab, go, stop } = aWall();
    tab.server.catalog.all = [aShop({ openForBusiness: false })];
    await go(BOARD);
    expect(tab.navigation.current?.name).toBe('home');
    await tab.clock.advance(10 * SIGNAGE_RETURN_INTERVAL_MS);
    expect(tab.navigation.current?.name).toBe('home');
    tab.server.catalog.all = [aShop()];
    await tab.clock.advance(SIGNAGE_RETURN_INTERVAL_MS);
    expect(tab.navigation.current?.fullPath).toBe(BOARD);
    expect(tab.clock.pending).toBe(0);
    stop();
  });

  it('keeps trying while the shop cannot be loaded [NAV-10]', async () => {
    const { tab, go, stop } = aWall();
    tab.server.catalog.script.failNext({ kind: 'unreachable', isTimeout: false });
    await go(BOARD);
    expect(tab.navigation.current?.name).toBe('home');
    await tab.clock.advance(SIGNAGE_RETURN_INTERVAL_MS);
    expect(tab.navigation.current?.name).toBe('digitalSignage');
    stop();
  });

  it('stops when the board is left by hand, or another page is opened meanwhile', async () => {
    const { tab, go, visited, stop } = aWall();
    await go(BOARD);
    await go('/');
    await tab.clock.advance(10 * SIGNAGE_RETURN_INTERVAL_MS);
    expect(visited).toEqual([BOARD, '/']);
    tab.server.catalog.all = [aShop({ openForBusiness: false })];
    await go(BOARD);
    await go('/privacy-policy');
    await tab.clock.advance(10 * SIGNAGE_RETURN_INTERVAL_MS);
    expect(tab.navigation.current?.name).toBe('privacyPolicy');
    expect(tab.clock.pending).toBe(0);
    stop();
  });
});
