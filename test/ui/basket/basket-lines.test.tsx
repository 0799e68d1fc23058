import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { BasketLines } from '@/ui/basket/basket-lines';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { aShop } from '@test/support/builders/a-shop';
import { itemId } from '@test/support/builders/basket-ids';
import { amount, articleCode, shopId } from '@test/support/builders/ids';
import { aBasketModel } from '@test/support/ui/a-basket-model';
import { renderWith } from '@test/support/ui/render-with';

const dish = (code: string) =>
  aBasketItem({ id: itemId(`line-${code}`), article: { code: articleCode(code), price: amount('89') } });

async function renderLines() {
  const tab = aTab();
  tab.shops.setShop(aShop());
  const items = [aBasketItem({ quantity: 2 }), dish('soup'), dish('tea')];
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket({ items }) });
  await tab.loadMenu.load(shopId(1));
  await renderWith(tab, <BasketLines model={aBasketModel(tab)} />);
  return tab;
}

const lines = () => screen.getAllByRole('listitem');

const open = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('BasketLines', () => {
  it('lets each line enter 0.15 seconds after the one before [BASK-20]', async () => {
    await renderLines();
    const delays = lines().map((line) => line.style.getPropertyValue('--enter-delay'));
    expect(delays).toEqual(['0.00s', '0.15s', '0.30s']);
  });

  it('shows name, line price and quantity', async () => {
    await renderLines();
    expect(lines()[0]?.textContent).toMatch(/Meatballs238\skr2/);
  });

  it('marks the lines that do not suit what the guest declared, as long as it is declared [PAIN-54]', async () => {
    const tab = await renderLines();
    expect(screen.queryByText(/Inte angivet/)).toBeNull();
    act(() => tab.dietFilters.toggleAllergen('peanuts'));
    expect(screen.getAllByText('Inte angivet om det passar dig')).toHaveLength(3);
    act(() => tab.dietFilters.clear());
    expect(screen.queryByText(/Inte angivet/)).toBeNull();
  });

  it('opens the actions of a line, and closes those of the line before', async () => {
    await renderLines();
    open(/^Meatballs/);
    expect(screen.getByRole('link', { name: 'Ändra' })).toBeTruthy();
    open(/^soup/);
    expect(screen.queryByRole('link', { name: 'Ändra' })).toBeNull();
    expect(screen.getByRole('button', { name: /^soup/, expanded: true })).toBeTruthy();
  });

  it('changes a quantity in one tap; offers fewer only above one, and to remove in its place [DEC-86]', async () => {
    await renderLines();
    const control = within(screen.getByRole('group', { name: 'Antal Meatballs' }));
    fireEvent.click(control.getByRole('button', { name: 'Ta bort en: Meatballs' }));
    expect(control.queryByRole('button', { name: 'Ta bort en: Meatballs' })).toBeNull();
    fireEvent.click(control.getByRole('button', { name: 'Ta bort Meatballs' }));
    expect(lines()).toHaveLength(2);
  });

  it('offers to bring a removed line back, and moves the focus there [DEC-86]', async () => {
    const tab = await renderLines();
    open(/^Meatballs/);
    fireEvent.click(screen.getByRole('button', { name: 'Ta bort Meatballs' }));
    const undo = screen.getByRole('button', { name: 'Ångra' });
    expect(document.activeElement).toBe(undo);
    fireEvent.click(undo);
    expect(tab.baskets.items.find(({ article }) => article.code === 'meatballs')?.quantity).toBe(2);
    expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull();
  });
});
