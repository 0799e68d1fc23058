import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { BasketSuggestions } from '@/ui/basket/basket-suggestions';
import { BasketSuggestionsModel } from '@/ui/basket/basket-suggestions-model';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, shopId } from '@test/support/builders/ids';
import { aMenuTab } from '@test/support/ui/a-menu-tab';
import { renderWith } from '@test/support/ui/render-with';

const satay = anArticle({ code: articleCode('satay'), description: 'Satay', allergens: ['peanuts'] });
const tea = anArticle({ code: articleCode('tea'), description: 'Tea', allergens: [] });
const meatballs = anArticle({ suggestedArticles: [tea.code, satay.code] });

describe('BasketSuggestions', () => {
  it('marks what does not suit what the guest declared, as long as it is declared [DEC-121]', async () => {
    const tab = aMenuTab([meatballs, satay, tea]);
    await tab.loadMenu.load(shopId(1));
    tab.changeBasket.apply({ kind: 'moveToShop', shopId: shopId(1), shopName: 'Kajen' });
    tab.changeBasket.put(aBasketItem());
    tab.offerSuggestions.offer(meatballs.code);
    const { needs } = BasketSuggestionsModel;
    await renderWith(tab, <BasketSuggestions />, [
      [needs.images, tab.images],
      [needs.app, tab.app],
      [needs.shops, tab.shops],
      [needs.baskets, tab.baskets],
      [needs.dietFilters, tab.dietFilters],
      [needs.sessions, tab.sessions],
      [needs.notices, tab.notices],
      [needs.putArticle, tab.putArticle],
      [needs.menus, tab.menus],
      [needs.suggestions, tab.suggestions],
    ]);
    const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows()).toEqual([expect.stringMatching(/^Satay119/), expect.stringMatching(/^Tea119/)]);
    act(() => tab.dietFilters.toggleAllergen('peanuts'));
    expect(rows()[0]).toMatch(/^SatayInnehåller jordnötter119/);
    expect(rows()[1]).toMatch(/^Tea119/);
  });
});
