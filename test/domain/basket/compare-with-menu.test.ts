import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOperation } from '@/domain/basket/apply-operation';
import type { Basket, BasketItem } from '@/domain/basket/basket';
import { basketTotal } from '@/domain/basket/basket-total';
import { compareWithMenu } from '@/domain/basket/compare-with-menu';
import { agreedOperations, needsTelling, quietOperations } from '@/domain/basket/menu-diff';
import { flatChoices } from '@/domain/basket/flat-choices';
import { choicePath } from '@/domain/menu/choices/choice-selection';
import type { Article, Menu } from '@/domain/menu/menu';
import { someAmount } from '@test/support/arbitraries/some-amount';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { aMenu } from '@test/support/builders/a-menu';
import { anArticle } from '@test/support/builders/an-article';
import { itemId } from '@test/support/builders/basket-ids';
import { amount, articleCode, choiceCode, shopId } from '@test/support/builders/ids';

const meatballs = anArticle({ choiceGroups: [aChoiceGroup()] });
const withFries: BasketItem = aBasketItem({
  quantity: 2,
  flatChoices: flatChoices(meatballs, new Set([choicePath('', choiceCode('side'), articleCode('fries'))])),
});
const soupLine = aBasketItem({
  id: itemId('soup'),
  article: { code: articleCode('soup'), price: amount('89') },
});
const soup = anArticle({ code: articleCode('soup'), price: amount('89') });
const basket = aBasket({ items: [withFries, soupLine] });

const menuOf = (...items: readonly Article[]): Menu => aMenu({ items });

const sideWith = (different: Parameters<typeof aChoiceArticle>[0]) =>
  anArticle({
    choiceGroups: [
      aChoiceGroup({
        articles: [
          aChoiceArticle(),
          aChoiceArticle({ code: articleCode('fries'), price: amount('10'), ...different }),
        ],
      }),
    ],
  });

const after = (operations: ReturnType<typeof quietOperations>, before: Basket = basket) =>
  operations.reduce(applyOperation, before);

describe('compareWithMenu', () => {
  it('keeps lines that are as they were, and has nothing to tell', () => {
    const slip = compareWithMenu(basket, menuOf(meatballs, soup));
    expect(slip).toEqual({ kept: basket.items, fallen: [], risen: [], withdrawn: [] });
    expect(needsTelling(slip)).toBe(false);
    expect(agreedOperations(slip)).toEqual([]);
  });

  it('lets a fallen price apply without a question', () => {
    const slip = compareWithMenu(basket, menuOf(sideWith({ price: amount('4') }), soup));
    expect(slip.fallen).toMatchObject([{ line: withFries, before: amount('129'), after: amount('123') }]);
    expect(needsTelling(slip)).toBe(false);
    expect(basketTotal(after(quietOperations(slip)))).toBe(amount('335'));
  });

  it('tells a risen price, and applies it only when it was agreed to', () => {
    const slip = compareWithMenu(basket, menuOf(meatballs, { ...soup, price: amount('95') }));
    expect(slip.risen).toMatchObject([{ line: soupLine, before: amount('89'), after: amount('95') }]);
    expect(needsTelling(slip)).toBe(true);
    expect(after(quietOperations(slip))).toEqual(basket);
    expect(basketTotal(after(agreedOperations(slip)))).toBe(amount('353'));
  });

  it.each([
    ['an article that is gone', menuOf(meatballs), 'gone', 'soup'],
    ['an article that is sold out', menuOf(meatballs, { ...soup, isSoldOut: true }), 'soldOut', 'soup'],
    ['a choice that is sold out', menuOf(sideWith({ isSoldOut: true }), soup), 'soldOut', 'fries'],
    ['a choice that is gone', menuOf(sideWith({ code: articleCode('rice') }), soup), 'gone', 'fries'],
    [
      'a group of another level',
      menuOf(anArticle({ choiceGroups: [aChoiceGroup({ level: 2 })] }), soup),
      'choicesChanged',
      'meatballs',
    ],
    [
      'a group that allows nothing any more',
      menuOf(anArticle({ choiceGroups: [aChoiceGroup({ min: 0, max: 0 })] }), soup),
      'choicesChanged',
      'meatballs',
    ],
    [
      'one choice more that has to be made',
      menuOf(anArticle({ choiceGroups: [aChoiceGroup(), aChoiceGroup({ code: choiceCode('new') })] }), soup),
      'choicesChanged',
      'meatballs',
    ],
  ] as const)('names %s, and removes the line once that was agreed to', (_what, menu, reason, code) => {
    const slip = compareWithMenu(basket, menu);
    expect(slip.withdrawn).toMatchObject([{ reason, articleCode: code }]);
    expect(needsTelling(slip)).toBe(true);
    expect(after(quietOperations(slip))).toEqual(basket);
    expect(after(agreedOperations(slip)).items).toEqual(slip.kept);
    expect(slip.kept).toHaveLength(1);
  });

  it('judges nothing by the menu of another shop', () => {
    const slip = compareWithMenu(basket, aMenu({ shopId: shopId(2), items: [] }));
    expect(slip.kept).toEqual(basket.items);
  });

  it('never asks again once its operations were applied, and never raises a total in silence', () => {
    const someMenu = fc
      .record({ meatballs: someAmount(), fries: someAmount(), soup: someAmount(), isSoldOut: fc.boolean() })
      .map((prices) =>
        menuOf(
          { ...sideWith({ price: prices.fries }), price: prices.meatballs },
          { ...soup, price: prices.soup, isSoldOut: prices.isSoldOut },
        ),
      );
    fc.assert(
      fc.property(someMenu, (menu) => {
        const slip = compareWithMenu(basket, menu);
        const count = slip.kept.length + slip.fallen.length + slip.risen.length + slip.withdrawn.length;
        expect(count).toBe(basket.items.length);
        expect(basketTotal(after(quietOperations(slip)))).toBeLessThanOrEqual(basketTotal(basket));
        const agreed = after(agreedOperations(slip));
        expect(compareWithMenu(agreed, menu).kept).toEqual(agreed.items);
      }),
    );
  });
});

describe('applying new prices', () => {
  it('leaves the quantity alone, and a line that has become another dish meanwhile', () => {
    const slip = compareWithMenu(
      basket,
      menuOf({ ...meatballs, price: amount('99') }, { ...soup, price: amount('79') }),
    );
    const meanwhile = aBasket({
      items: [
        { ...withFries, flatChoices: [] },
        { ...soupLine, quantity: 9 },
      ],
    });
    expect(after(quietOperations(slip), meanwhile).items).toEqual([
      { ...withFries, flatChoices: [] },
      { ...soupLine, quantity: 9, article: { code: 'soup', price: amount('79') } },
    ]);
  });
});
