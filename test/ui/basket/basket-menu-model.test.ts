import { describe, expect, it } from 'vitest';

import { BasketMenuModel } from '@/ui/basket/basket-menu-model';
import { aTab, type Tab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { shopId } from '@test/support/builders/ids';

const calls = (tab: Tab) => tab.server.menus.script.calls;

async function shown(tab: Tab): Promise<Tab> {
  new BasketMenuModel(tab).start();
  await tab.clock.settle();
  return tab;
}

const withBasket = (): Tab => {
  const tab = aTab();
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  return tab;
};

describe('BasketMenuModel', () => {
  it('loads the menu of the basket where no screen has loaded it', async () => {
    const tab = await shown(withBasket());
    expect(tab.menus.current?.shopId).toBe(1);
  });

  it('loads no menu that a screen has loaded', async () => {
    const tab = withBasket();
    void tab.loadMenu.load(shopId(1));
    await shown(tab);
    expect(calls(tab)).toHaveLength(1);
  });

  it('loads none while the basket is empty', async () => {
    expect(calls(await shown(aTab()))).toEqual([]);
  });

  it('retries after a failure', async () => {
    const tab = withBasket();
    tab.server.menus.script.failNext({ kind: 'unreachable', isTimeout: false });
    await shown(tab);
    expect(tab.menus.current).toBeUndefined();
    await shown(tab);
    expect(tab.menus.current?.shopId).toBe(1);
  });
});
