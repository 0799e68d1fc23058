import { describe, expect, it } from 'vitest';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { articleCode, spotId } from '@test/support/builders/ids';
import { aBrowser, aServer, aTab } from '@test/support/an-app';

describe('StartApp', () => {
  it('loads settings, profile and languages [API-17, SESS-02, API-26]', async () => {
    const tab = aTab();
    tab.startApp.start();
    await tab.clock.settle();
    expect(tab.server.settingsSource.script.calls).toEqual(['settings']);
    expect(tab.server.account.script.calls).toEqual(['profile']);
    expect(tab.server.cultures.script.calls).toEqual(['languages']);
    expect(tab.settings.settings).toEqual(tab.server.settingsSource.current);
  });

  it('restores stored values', async () => {
    const [server, browser] = [aServer(), aBrowser()];
    const before = aTab(server, browser);
    before.changeBasket.apply({ kind: 'restore', basket: aBasket() });
    before.shops.setShop(aShop({ name: 'Stored' }));
    before.storedValues.suggestions.save([articleCode('soup')]);
    before.storedValues.navigation.save({
      tracking: before.navigation.tracking,
      bookmark: { path: '/shop/1/menu', note: '', spotId: spotId(4) },
    });
    before.stop();
    const after = aTab(server, browser);
    after.startApp.start();
    await after.clock.settle();
    expect(after.baskets.basket).toEqual(aBasket());
    expect(after.suggestions.offered).toEqual(['soup']);
    expect(after.navigation.bookmark?.path).toBe('/shop/1/menu');
    expect(after.shops.shop?.name).toBe('Stored');
  });
});
