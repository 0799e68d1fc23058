import { describe, expect, it } from 'vitest';

import { RefreshKeptShop } from '@/application/reactions/refresh-kept-shop';
import { aBrowser, aServer, aTab } from '@test/support/an-app';
import { aShop } from '@test/support/builders/a-shop';

/** A tab that comes back to a shop which is paused by now. */
function aTabOfPausedShop() {
  const [server, browser] = [aServer(), aBrowser()];
  aTab(server, browser).shops.setShop(aShop());
  server.catalog.all = [aShop({ status: 'paused', openForBusiness: false })];
  const tab = aTab(server, browser);
  tab.startApp.execute();
  const stop = new RefreshKeptShop(tab.navigation, tab.shops, tab.refreshShop).start();
  return { tab, stop };
}

describe('RefreshKeptShop', () => {
  it('judges the first page by the shop that was kept, however fast the answer is, and refreshes it behind [NAV-13]', async () => {
    const { tab, stop } = aTabOfPausedShop();
    await tab.clock.settle();
    expect((await tab.navigate.execute('/shop/1/menu/')).kind).toBe('arrived');
    await tab.clock.settle();
    expect(tab.shops.shop?.status).toBe('paused');
    expect(await tab.navigate.execute('/shop/1/menu/burgers')).toEqual({ kind: 'redirected', to: '/' });
    stop();
  });

  it('asks once, and not for a shop that the first page has loaded itself', async () => {
    const { tab, stop } = aTabOfPausedShop();
    tab.server.catalog.all = [aShop()];
    await tab.navigate.execute('/shop/1/menu/');
    await tab.navigate.execute('/shop/1/menu/burgers');
    await tab.clock.settle();
    expect(tab.server.catalog.script.calls).toEqual(['shop 1']);
    stop();
    const other = aTab();
    const stopOther = new RefreshKeptShop(other.navigation, other.shops, other.refreshShop).start();
    await other.navigate.execute('/shop/1/menu/');
    await other.clock.settle();
    expect(other.server.catalog.script.calls).toEqual(['shop 1']);
    stopOther();
  });

  it('does not bring back a shop that was left while it was refreshed', async () => {
    const { tab, stop } = aTabOfPausedShop();
    const letGo = tab.server.catalog.script.holdNext();
    await tab.navigate.execute('/shop/1/menu/');
    await tab.navigate.execute('/');
    letGo();
    await tab.clock.settle();
    expect(tab.shops.shop).toBeUndefined();
    stop();
  });
});
