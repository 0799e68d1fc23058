import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { CheckoutLink } from '@/ui/basket/checkout-link';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';
import { aBasketModel } from '@test/support/ui/a-basket-model';
import { renderWith } from '@test/support/ui/render-with';

async function renderLink(selected: ReturnType<typeof aShop> | undefined) {
  const tab = aTab();
  tab.shops.setShop(selected);
  const basket = aBasket({ shopId: shopId(2), shopName: 'Lucka Vasastan' });
  tab.changeBasket.apply({ kind: 'restore', basket });
  await renderWith(tab, <CheckoutLink model={aBasketModel(tab)} />);
  return screen.getByRole('link');
}

describe('CheckoutLink', () => {
  it('leads to the checkout of the selected shop [SHELL-24]', async () => {
    const link = await renderLink(aShop({ id: shopId(2) }));
    expect([link.textContent, link.getAttribute('href')]).toEqual(['Till kassan', '/shop/2/checkout']);
  });

  it('names the shop of a basket that another tab filled elsewhere [PAIN-78]', async () => {
    expect((await renderLink(aShop())).textContent).toBe('Till kassan hos Lucka Vasastan');
  });

  it('names the shop where none is selected [SHELL-22]', async () => {
    expect((await renderLink(undefined)).textContent).toBe('Till kassan hos Lucka Vasastan');
  });
});
