import { describe, expect, it } from 'vitest';

import { SuggestedArticlesViewModel } from '@/ui/screens/suggested-articles/suggested-articles-view-model';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { aCategory } from '@test/support/builders/a-menu';
import { aRoute } from '@test/support/builders/a-route';
import { anArticle } from '@test/support/builders/an-article';
import { articleCode } from '@test/support/builders/ids';
import { aMenuTab } from '@test/support/ui/a-menu-tab';

const CAKE = anArticle({ code: articleCode('cake') });
const TEA = anArticle({ code: articleCode('tea') });
const MEATBALLS = anArticle({ suggestedArticles: [CAKE.code, TEA.code] });
const PAGE = '/shop/1/menu/lunch/articles/meatballs/suggested';

async function opened(offered: 'offered' | 'reloaded' = 'offered') {
  const tab = aMenuTab([aCategory({ items: [MEATBALLS, CAKE, TEA] })]);
  await tab.loadMenu.load(tab.server.menus.all[0]!.shopId);
  tab.changeBasket.put(aBasketItem({ article: { code: CAKE.code, price: CAKE.price } }));
  if (offered === 'offered') tab.offerSuggestions.offer(MEATBALLS.code);
  for (const path of ['/shop/1/menu?search=ball', '/shop/1/menu/lunch/articles/meatballs', PAGE]) {
    await tab.navigator.go(path);
  }
  const model = new SuggestedArticlesViewModel(tab, aRoute(PAGE));
  model.start();
  await tab.clock.settle();
  return { tab, model };
}

const codesOf = ({ found }: SuggestedArticlesViewModel) => found.map(({ article }) => article.code);

describe('SuggestedArticlesViewModel', () => {
  it('shows the suggestions for the article, in the order of the menu', async () => {
    const { model } = await opened();
    expect(model.found).toEqual([{ article: TEA, path: ['lunch'] }]);
  });

  it('still shows suggestions that were added [ENT-19]', async () => {
    const { tab, model } = await opened();
    model.cards.add(TEA);
    expect(tab.baskets.items.at(-1)).toMatchObject({ type: 'Suggested', article: { code: TEA.code } });
    expect(codesOf(model)).toEqual([TEA.code]);
    expect(model.cards.quantityOf(TEA)).toBe(1);
  });

  it('shows all suggestions for the article after a reload', async () => {
    expect(codesOf((await opened('reloaded')).model)).toEqual([CAKE.code, TEA.code]);
  });

  it('is empty where the menu does not have the article', async () => {
    const { tab } = await opened();
    const model = new SuggestedArticlesViewModel(tab, aRoute(PAGE.replace('meatballs', 'unknown')));
    expect([model.article, model.found]).toEqual([undefined, []]);
  });

  it('goes back to the menu, past the pages in between [OPEN-26]', async () => {
    const { tab, model } = await opened();
    await model.done();
    expect(tab.navigator.entries).toEqual(['/', '/shop/1/menu?search=ball']);
  });

  it('goes to its part of the menu where the visitor has not been there', async () => {
    const { tab, model } = await opened();
    await tab.navigator.backTo((path) => path === '/', '/');
    await tab.navigator.go(PAGE);
    await model.done();
    expect(tab.navigator.entries).toEqual(['/', '/shop/1/menu/lunch']);
  });
});
