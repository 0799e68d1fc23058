import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Article } from '@/domain/menu/menu';
import { OrderedDishes } from '@/ui/screens/checkout/ordered-dishes';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { shopId } from '@test/support/builders/ids';
import { aBasketModel } from '@test/support/ui/a-basket-model';
import { renderWith } from '@test/support/ui/render-with';

async function renderLineOf(article: Partial<Article>) {
  const tab = aTab();
  tab.shops.setShop(aShop());
  tab.server.menus.all = [aMenu({ items: [anArticle(article)] })];
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  await tab.loadMenu.load(shopId(1));
  await renderWith(tab, <OrderedDishes basket={aBasketModel(tab)} />);
}

describe('LineAllergens', () => {
  it.each([
    [{ allergens: ['milk', 'fish'] }, /^Innehåller mjölk och fisk\.$/],
    [{ allergens: [] }, /^Innehåller inget av de 14/],
    [{}, /^Allergener är inte angivna/],
  ])(
    'says of each line at the checkout what %o contains, also where nothing is declared [DEC-123]',
    async (article, text) => {
      await renderLineOf(article);
      expect(screen.getByText(text)).toBeTruthy();
    },
  );
});
