import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { AppStore } from '@/application/app/app-store';
import { choicePath } from '@/domain/menu/choices/choice-selection';
import { ArticleAmount } from '@/ui/screens/article/article-amount';
import { ArticleViewModel } from '@/ui/screens/article/article-view-model';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { aRoute } from '@test/support/builders/a-route';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode, choiceCode, shopId } from '@test/support/builders/ids';
import { aMenuTab } from '@test/support/ui/a-menu-tab';
import { renderWith } from '@test/support/ui/render-with';

const PAGE = '/shop/1/menu/articles/meatballs';
const PEANUTS = aChoiceArticle({ code: articleCode('sauce'), allergens: ['peanuts'], diets: ['vegan'] });
const SAUCE = choicePath('', choiceCode('side'), articleCode('sauce'));
const DISH = anArticle({
  allergens: [],
  diets: ['vegan'],
  choiceGroups: [aChoiceGroup({ min: 0, articles: [PEANUTS] })],
});

/** The dish's page of a guest who avoids peanuts. */
async function shown(article = DISH, address = PAGE) {
  const tab = aMenuTab([article]);
  await tab.loadMenu.load(shopId(1));
  tab.changeBasket.put(aBasketItem());
  tab.dietFilters.toggleAllergen('peanuts');
  const model = new ArticleViewModel(tab, aRoute(address));
  const currency = { name: 'SEK', symbol: 'kr' };
  await renderWith(
    tab,
    <ArticleAmount model={model} article={article} currency={currency} pictureId="picture" />,
    [[AppStore, tab.app]],
  );
  return { tab, model };
}

const news = () => screen.queryByText(/^(Innehåller|Inte angivet)/)?.textContent;
const button = (name: RegExp) => screen.queryByRole('button', { name });

describe('ArticleAmount', () => {
  it('names what the guest avoids where the dish is added, and adds it anyway [DEC-121]', async () => {
    const { tab, model } = await shown();
    expect([news(), button(/^Lägg till ändå/)]).toEqual([undefined, null]);
    act(() => model.toggle(SAUCE));
    expect(news()).toBe('Innehåller jordnötter');
    expect(button(/^Lägg till ändå 119\skr$/)).toBeTruthy();
    act(() => tab.dietFilters.clear());
    expect([news(), button(/^Lägg till ändå/)]).toEqual([undefined, null]);
  });

  it('says the same of a dish that is not declared [PAIN-54]', async () => {
    await shown(anArticle());
    expect(news()).toBe('Inte angivet om det passar dig');
    expect(button(/^Lägg till ändå/)).toBeTruthy();
  });

  it('saves a changed line anyway', async () => {
    const { model } = await shown(DISH, `${PAGE}/line-1`);
    model.start();
    act(() => model.toggle(SAUCE));
    expect(news()).toBe('Innehåller jordnötter');
    expect(button(/^Uppdatera ändå/)).toBeTruthy();
  });
});
