import { act, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { describe, expect, it } from 'vitest';

import { BasketStore } from '@/application/basket/basket-store';
import { MenuStore } from '@/application/menu/menu-store';
import { BasketTotalButton } from '@/ui/basket/basket-total-button';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { anArticle } from '@test/support/builders/an-article';
import { itemId } from '@test/support/builders/basket-ids';
import { shopId } from '@test/support/builders/ids';
import { aMenuTab } from '@test/support/ui/a-menu-tab';
import { renderWith } from '@test/support/ui/render-with';

async function rendered() {
  const tab = aMenuTab([anArticle()]);
  await tab.loadMenu.load(shopId(1));
  tab.changeBasket.put(aBasketItem({ id: itemId('a'), quantity: 1 }));
  await renderWith(tab, <BasketTotalButton />, [
    [BasketStore, tab.baskets],
    [MenuStore, tab.menus],
  ]);
  return tab;
}

const text = () => screen.getByRole('button').textContent;

describe('BasketTotalButton', () => {
  it('answers a tap with the number of dishes, and with the sum after it [SHELL-20]', async () => {
    const { changeBasket } = await rendered();
    act(() => {
      flushSync(() => changeBasket.put(aBasketItem({ id: itemId('b'), quantity: 1 })));
      expect(text()).toMatch(/^2119/);
      expect(text()).not.toMatch('238');
    });
    expect(text()).toMatch('238');
  });

  it('says that a basket of another shop waits while this one is empty', async () => {
    const { changeBasket, baskets } = await rendered();
    expect(text()).not.toMatch('Väntar');
    act(() => {
      baskets.setSetAside([{ ...baskets.basket, shopId: shopId(2), shopName: 'Möllan' }]);
      changeBasket.apply({ kind: 'clear', alsoShop: true });
    });
    expect(text()).toMatch('Väntar på dig');
  });

  it('shows the sum of the first dish at once', async () => {
    const { changeBasket } = await rendered();
    act(() => changeBasket.apply({ kind: 'clear', alsoShop: false }));
    act(() => {
      flushSync(() => changeBasket.put(aBasketItem({ id: itemId('b'), quantity: 1 })));
      expect(text()).toMatch(/^1119/);
    });
    expect(text()).toMatch(/^1119/);
  });
});
