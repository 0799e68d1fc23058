import { describe, expect, it } from 'vitest';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { aTab } from '@test/support/an-app';

async function on(path: string) {
  const tab = aTab();
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  await tab.navigate.navigate(path);
  return tab;
}

describe('ConfirmLeaving', () => {
  it.each([
    ['/shop/1/order-type', 'back', true],
    ['/shop/1/order-type', 'home', true],
    ['/', 'back', true],
    ['/', 'home', false],
    ['/shop/1/menu/', 'back', false],
  ] as const)('on %s going %s asks: %s [ROUTE-08, ROUTE-12, ROUTE-29]', async (path, step, asks) => {
    const tab = await on(path);
    void tab.confirmLeaving.confirm(step);
    expect(tab.notices.questions).toHaveLength(asks ? 1 : 0);
  });

  it('does not ask for an empty basket', async () => {
    const tab = await on('/shop/1/order-type');
    tab.changeBasket.apply({ kind: 'clear', alsoShop: false });
    expect(await tab.confirmLeaving.confirm('back')).toBe(true);
  });

  it('stays with the basket after a no', async () => {
    const tab = await on('/shop/1/order-type');
    const running = tab.confirmLeaving.confirm('back');
    tab.notices.answer(tab.notices.question!.id, false);
    expect([await running, tab.baskets.count]).toEqual([false, 1]);
  });

  it('clears the basket after a yes; it can be restored', async () => {
    const tab = await on('/shop/1/order-type');
    const running = tab.confirmLeaving.confirm('back');
    tab.notices.answer(tab.notices.question!.id, true);
    expect([await running, tab.baskets.count]).toEqual([true, 0]);
    expect(tab.baskets.setAside).toHaveLength(1);
  });
});

describe('GoBack', () => {
  it('goes one step back, or home when there is none', async () => {
    const tab = await on('/shop/1/menu/');
    await tab.navigator.go('/shop/1/menu/');
    await tab.navigator.go('/shop/1/checkout');
    await tab.goBack.goBack();
    expect(tab.navigator.current).toBe('/shop/1/menu/');
  });

  it('asks first where leaving resets the basket [SHELL-16]', async () => {
    const tab = await on('/shop/1/order-type');
    await tab.navigator.go('/shop/1/order-type');
    const running = tab.goBack.goBack();
    expect(tab.navigator.current).toBe('/shop/1/order-type');
    tab.notices.answer(tab.notices.question!.id, false);
    await running;
    expect(tab.navigator.current).toBe('/shop/1/order-type');
  });
});
