import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { CheckoutFormViewModel } from '@/ui/screens/checkout/checkout-form-view-model';
import { PayAction } from '@/ui/screens/checkout/pay-action';
import { PayViewModel } from '@/ui/screens/checkout/pay-view-model';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { aBasketModel } from '@test/support/ui/a-basket-model';
import { renderWith } from '@test/support/ui/render-with';

async function renderPay() {
  const tab = aTab();
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  const pay = new PayViewModel(tab, new CheckoutFormViewModel(tab));
  await renderWith(tab, <PayAction pay={pay} basket={aBasketModel(tab)} />);
  return { tab, pay };
}

describe('PayAction', () => {
  it('pays nothing before the menu is loaded', async () => {
    const { tab, pay } = await renderPay();
    const button = screen.getByRole('button');
    expect([button.getAttribute('aria-disabled'), button.textContent]).toEqual([
      'true',
      'Hämtar dagens priser …',
    ]);
    fireEvent.click(button);
    await tab.clock.settle();
    expect([pay.stage, tab.server.gateway.script.calls]).toEqual(['ready', []]);
    await act(async () => {
      await tab.loadMenu.load(aShop().id);
    });
    expect([button.getAttribute('aria-disabled'), button.textContent]).toEqual([
      'false',
      expect.stringContaining('119'),
    ]);
    await act(async () => {
      fireEvent.click(button);
      await tab.clock.settle();
    });
    expect(tab.server.gateway.orders).toHaveLength(1);
  });
});
