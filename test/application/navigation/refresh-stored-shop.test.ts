import { describe, expect, it } from 'vitest';

import { RefreshStoredShop } from '@/application/navigation/refresh-stored-shop';
import { ConnectionStore } from '@/application/connection/connection-store';
import { SHOP_ASK_AGAIN_MS } from '@/application/navigation/navigation-requirements';
import { aBrowser, aServer, aTab } from '@test/support/an-app';
import { aShop } from '@test/support/builders/a-shop';

const AWAY = { kind: 'unreachable', isTimeout: false } as const;

/** A tab that returns to a shop that was open and is paused by now. */
function aTabOfPausedShop() {
  const [server, browser] = [aServer(), aBrowser()];
  aTab(server, browser).shops.setShop(aShop());
  server.catalog.all = [aShop({ status: 'paused', openForBusiness: false })];
  const tab = aTab(server, browser);
  tab.startApp.start();
  const connection = new ConnectionStore();
  const work = new RefreshStoredShop({
    navigation: tab.navigation,
    shops: tab.shops,
    connection,
    refreshShop: tab.refreshShop,
    clock: tab.clock,
  });
  return { tab, connection, stop: work.start(), asked: () => server.catalog.script.calls.length };
}

describe('RefreshStoredShop', () => {
  it('loads the shop once, behind a page that does not depend on it', async () => {
    const { tab, stop, asked } = aTabOfPausedShop();
    await tab.clock.settle();
    expect(asked()).toBe(0);
    await tab.navigate.navigate('/privacy-policy');
    await tab.clock.advance(10 * SHOP_ASK_AGAIN_MS);
    expect([tab.shops.shop?.status, tab.shops.stored, asked()]).toEqual(['paused', undefined, 1]);
    stop();
  });

  it('does not load a shop that the first page has loaded itself', async () => {
    const { tab, stop, asked } = aTabOfPausedShop();
    tab.server.catalog.all = [aShop()];
    await tab.navigate.navigate('/shop/1/menu/');
    await tab.navigate.navigate('/shop/1/menu/burgers');
    await tab.clock.settle();
    expect(asked()).toBe(1);
    stop();
  });

  it('loads again until the server answers, and at once when the connection is back', async () => {
    const { tab, connection, stop, asked } = aTabOfPausedShop();
    tab.server.catalog.script.failure = AWAY;
    await tab.navigate.navigate('/privacy-policy');
    await tab.clock.advance(SHOP_ASK_AGAIN_MS);
    expect(asked()).toBe(2);
    connection.setOnline(false);
    await tab.clock.advance(SHOP_ASK_AGAIN_MS);
    expect(asked()).toBe(2);
    tab.server.catalog.script.failure = undefined;
    connection.setOnline(true);
    await tab.clock.settle();
    expect([tab.shops.stored, asked()]).toEqual([undefined, 3]);
    stop();
    expect(tab.clock.pending).toBe(0);
  });

  it('does not select a shop again that was left while it was refreshed', async () => {
    const { tab, stop } = aTabOfPausedShop();
    const letGo = tab.server.catalog.script.holdNext();
    await tab.navigate.navigate('/privacy-policy');
    await tab.navigate.navigate('/');
    letGo();
    await tab.clock.settle();
    expect(tab.shops.shop).toBeUndefined();
    stop();
  });
});
