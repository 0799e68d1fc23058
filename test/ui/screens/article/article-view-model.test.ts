import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { lineTotal } from '@/domain/basket/basket-total';
import { choicePath } from '@/domain/menu/choices/choice-selection';
import type { Article } from '@/domain/menu/menu';
import { ArticleViewModel } from '@/ui/screens/article/article-view-model';
import { someArticle } from '@test/support/arbitraries/some-menu';
import { aBasketItem, aFlatChoice } from '@test/support/builders/a-basket-item';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { aRoute } from '@test/support/builders/a-route';
import { anArticle } from '@test/support/builders/an-article';
import { itemId } from '@test/support/builders/basket-ids';
import { amount, articleCode, choiceCode } from '@test/support/builders/ids';
import { aMenuTab, type MenuTab } from '@test/support/ui/a-menu-tab';
import { runs } from '@test/support/properties/runs';

const CAKE = anArticle({ code: articleCode('cake'), description: 'Cake' });
const SIDES = aChoiceGroup();
/** Mash is stated by the chain. */
const MEATBALLS = anArticle({
  choiceGroups: [
    { ...SIDES, articles: SIDES.articles.map((side) => ({ ...side, isPreset: side.code === 'mash' })) },
  ],
});
/** A choice that costs something is never chosen unasked. */
const ONLY_FRIES = anArticle({
  choiceGroups: [
    aChoiceGroup({
      articles: ['fries', 'wedges'].map((code) =>
        aChoiceArticle({ code: articleCode(code), price: amount('10') }),
      ),
    }),
  ],
});
const MASH = choicePath('', choiceCode('side'), articleCode('mash'));
const FRIES = choicePath('', choiceCode('side'), articleCode('fries'));
const PAGE = '/shop/1/menu/lunch/articles/meatballs';
const EDIT = `${PAGE}/line-1`;

const LINE = aBasketItem({
  quantity: 3,
  flatChoices: [aFlatChoice({ article: { code: articleCode('fries'), price: amount('10') } })],
});

async function show(tab: MenuTab, address: string) {
  const model = new ArticleViewModel(tab, aRoute(address));
  model.start();
  await tab.clock.settle();
  return model;
}

/** The page of an article, come to from the menu. */
async function opened(article: Article = MEATBALLS, others: readonly Article[] = [CAKE]) {
  const tab = aMenuTab([aCategory({ items: [article, ...others] })]);
  await tab.navigator.go('/shop/1/menu');
  await tab.navigator.go(PAGE);
  return { tab, model: await show(tab, PAGE) };
}

async function editing(line = LINE) {
  const tab = aMenuTab([aCategory({ items: [MEATBALLS] })]);
  tab.changeBasket.put(line);
  await tab.navigator.go('/shop/1/menu/lunch');
  await tab.navigator.go(EDIT);
  return { tab, model: await show(tab, EDIT) };
}

describe('ArticleViewModel', () => {
  it('has no article where the menu has none of that code', async () => {
    const { tab } = await opened();
    const model = await show(tab, '/shop/1/menu/lunch/articles/unknown');
    expect(model.article).toBeUndefined();
    expect(model.menuPath).toBe('/shop/1/menu/lunch');
  });

  it('starts with the choice that the chain states, and selects what is tapped [DEC-145]', async () => {
    const { model } = await opened();
    expect(model.selection).toEqual(new Set([MASH]));
    model.toggle(FRIES);
    expect(model.selection).toEqual(new Set([FRIES]));
  });

  it('has the total of the line for any choices [OPEN-26]', async () => {
    const { model } = await opened();
    expect(model.price).toBe(amount('119'));
    model.toggle(FRIES);
    model.setQuantity(3);
    expect(model.price).toBe(amount('387'));
  });

  it('keeps the quantity from 1 to 99 [BASK-06]', async () => {
    const { model } = await opened();
    model.setQuantity(0);
    expect(model.quantity).toBe(1);
    model.setQuantity(100);
    expect(model.quantity).toBe(99);
  });

  it('removes choices that the menu no longer offers', async () => {
    const { tab, model } = await opened();
    model.toggle(FRIES);
    tab.server.menus.all = [
      aMenu({ items: [anArticle({ choiceGroups: [aChoiceGroup({ articles: [aChoiceArticle()] })] })] }),
    ];
    await model.retry();
    expect(model.selection).toEqual(new Set());
    expect(model.put()).toBe(false);
    expect(model.missing).toMatchObject([{ missing: 1 }]);
  });
});

describe('ArticleViewModel.put', () => {
  it('reports incomplete groups, and adds nothing', async () => {
    const { tab, model } = await opened(ONLY_FRIES);
    expect(model.isMissingShown).toBe(false);
    expect(model.put()).toBe(false);
    expect(model.isMissingShown).toBe(true);
    expect(tab.baskets.items).toEqual([]);
    expect(tab.notices.announcement).toMatchObject({
      notice: { key: 'choice.incomplete', values: { name: 'Side' } },
      politeness: 'assertive',
    });
  });

  it('adds the chosen quantity, and announces it [BASK-04, OPEN-26]', async () => {
    const { tab, model } = await opened();
    model.toggle(FRIES);
    model.setQuantity(2);
    expect(model.put()).toBe(true);
    expect(tab.baskets.items).toMatchObject([{ quantity: 2, flatChoices: [{ id: FRIES }] }]);
    expect(tab.notices.announcement?.notice.key).toBe('basket.added');
  });

  it('adds it at the price on the button', async () => {
    await fc.assert(
      fc.asyncProperty(
        someArticle(),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        async (some, seed, quantity) => {
          const { tab, model } = await opened({ ...some, code: MEATBALLS.code }, []);
          model.setQuantity(quantity);
          for (const [index, { group, parent }] of model.groups.entries()) {
            const choice = group.articles[(seed + index) % Math.max(1, group.articles.length)];
            if (choice !== undefined) model.toggle(choicePath(parent, group.code, choice.code));
          }
          const { price } = model;
          const isPut = model.put();
          expect(tab.baskets.items.map(lineTotal)).toEqual(isPut ? [price] : []);
        },
      ),
      { numRuns: runs(50) },
    );
  });
});

describe('ArticleViewModel.goOn', () => {
  it('goes back to where the article was chosen', async () => {
    const { tab, model } = await opened(CAKE, []);
    tab.navigator.arrive = () => Promise.resolve();
    await model.goOn();
    expect(tab.navigator.entries).toEqual(['/', '/shop/1/menu']);
  });

  it('goes to its part of the menu where the visitor came by a link', async () => {
    const { tab } = await opened();
    await tab.navigator.backTo((path) => path === '/', '/');
    await tab.navigator.go(PAGE);
    const model = await show(tab, PAGE);
    await model.goOn();
    expect(tab.navigator.entries).toEqual(['/', '/shop/1/menu/lunch']);
  });

  it('offers what goes with it in the basket, without a page in between [OPEN-28, DEC-85]', async () => {
    const { tab, model } = await opened(anArticle({ suggestedArticles: [CAKE.code] }));
    model.put();
    await model.goOn();
    expect(tab.navigator.current).toBe('/shop/1/menu');
    expect(tab.suggestions.offered).toEqual([CAKE.code]);
  });
});

describe('ArticleViewModel of a line', () => {
  it('starts with the choices of the line, and replaces it [ROUTE-35, BASK-02]', async () => {
    const { tab, model } = await editing();
    expect([model.isEditing, model.quantity, model.selection]).toEqual([true, 3, new Set([FRIES])]);
    model.setQuantity(1);
    model.toggle(choicePath('', choiceCode('side'), articleCode('mash')));
    expect(model.put()).toBe(true);
    expect(tab.baskets.items).toMatchObject([
      { id: LINE.id, quantity: 1, flatChoices: [{ article: { code: 'mash' } }] },
    ]);
    expect(tab.notices.announcement?.notice).toEqual({
      key: 'basket.changed',
      values: { name: 'Meatballs' },
    });
    await model.goOn();
    expect(tab.navigator.current).toBe('/shop/1/menu/lunch');
  });

  it('names what the menu no longer has of the line', async () => {
    const gone = aFlatChoice({ article: { code: articleCode('rice'), price: amount('0') } });
    const { model } = await editing(aBasketItem({ flatChoices: [gone] }));
    expect(model.dropped).toMatchObject([{ flatChoice: gone, reason: 'gone' }]);
  });

  it('adds it again when the line was removed meanwhile', async () => {
    const { tab, model } = await editing();
    tab.changeBasket.apply({ kind: 'remove', itemId: LINE.id });
    expect([model.isLineGone, model.isEditing]).toEqual([true, false]);
    expect(model.put()).toBe(true);
    expect(tab.baskets.items).toMatchObject([{ quantity: 3, flatChoices: [{ id: FRIES }] }]);
    expect(tab.notices.announcement?.notice.key).toBe('basket.added');
  });

  it('merges it with an identical line [BASK-03]', async () => {
    const { tab, model } = await editing();
    tab.changeBasket.put({ ...LINE, id: itemId('other'), flatChoices: [aFlatChoice()] });
    model.toggle(choicePath('', choiceCode('side'), articleCode('mash')));
    expect(model.put()).toBe(true);
    expect(tab.baskets.items).toMatchObject([{ quantity: 6 }]);
    expect([model.isLineGone, model.isEditing]).toEqual([false, true]);
  });
});
