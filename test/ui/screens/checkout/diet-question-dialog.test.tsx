import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { CheckoutFormViewModel } from '@/ui/screens/checkout/checkout-form-view-model';
import { DietQuestionDialog } from '@/ui/screens/checkout/diet-question-dialog';
import { PayViewModel } from '@/ui/screens/checkout/pay-view-model';
import { TellDiet } from '@/ui/screens/checkout/tell-diet';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { aBasketModel } from '@test/support/ui/a-basket-model';
import { renderWith } from '@test/support/ui/render-with';

/** At the checkout with meatballs, without peanuts. */
async function atCheckout(allergens: readonly string[]) {
  const tab = aTab();
  tab.server.menus.all = [aMenu({ items: [anArticle({ allergens, diets: [] })] })];
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  await tab.loadMenu.load(aShop().id);
  tab.dietFilters.toggleAllergen('peanuts');
  const pay = new PayViewModel(tab, new CheckoutFormViewModel(tab));
  await renderWith(
    tab,
    <>
      <TellDiet pay={pay} />
      <DietQuestionDialog pay={pay} basket={aBasketModel(tab)} />
    </>,
  );
  return { tab, pay: () => act(() => pay.pay()) };
}

const answer = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name, hidden: true }));
    await Promise.resolve();
  });

const sent = ({ server }: ReturnType<typeof aTab>) => server.gateway.orders.map(({ request }) => request);

describe('DietQuestionDialog', () => {
  it('names the dish and why, and orders nothing before the answer [PAIN-54]', async () => {
    const { tab, pay } = await atCheckout(['peanuts', 'milk']);
    await pay();
    const question = screen.getByRole('alertdialog', { hidden: true });
    expect(question.textContent).toContain('Du har valt utan jordnötter.');
    expect(question.textContent).toContain('MeatballsInnehåller jordnötter');
    expect(sent(tab)).toEqual([]);
  });

  it('orders once it is answered with yes, and tells the kitchen', async () => {
    const { tab, pay } = await atCheckout(['peanuts']);
    await pay();
    await answer('Beställ ändå');
    await act(() => tab.clock.settle());
    expect(sent(tab)).toMatchObject([{ dietaryNeeds: { withoutAllergens: ['peanuts'] } }]);
    expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  });

  it('orders nothing after no, and asks again', async () => {
    const { tab, pay } = await atCheckout(['peanuts']);
    await pay();
    await answer('Ändra beställningen');
    expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
    await pay();
    expect(screen.getByRole('alertdialog', { hidden: true })).toBeTruthy();
    expect(sent(tab)).toEqual([]);
  });
});

describe('TellDiet', () => {
  it('tells the kitchen of dishes that suit only where the guest wants it', async () => {
    const { tab, pay } = await atCheckout([]);
    await pay();
    expect(sent(tab)).toMatchObject([{ dietaryNeeds: undefined }]);
  });

  it('tells the kitchen when it is ticked', async () => {
    const { tab, pay } = await atCheckout([]);
    fireEvent.click(screen.getByRole('checkbox', { name: /Berätta för köket: utan jordnötter/ }));
    await pay();
    expect(sent(tab)).toMatchObject([{ dietaryNeeds: { withoutAllergens: ['peanuts'] } }]);
  });
});
