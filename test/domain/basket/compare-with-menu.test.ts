import { pricedArticle } from '@/domain/basket/priced-article';
import fc from 'fast-check';
import { applyOperation } from '@/domain/basket/basket-operation';
import { describe, expect, it } from 'vitest';
import type { Basket, BasketItem } from '@/domain/basket/basket';
import { basketTotal } from '@/domain/basket/basket-total';
import { compareWithMenu } from '@/domain/basket/compare-with-menu';
import { agreedOperations, needsConfirmation, quietOperations } from '@/domain/basket/menu-diff';
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
  it('leaves unchanged lines as they are, and needs no confirmation', () => {
    const diff = compareWithMenu(basket, menuOf(meatballs, soup));
    expect(diff).toEqual({ unchanged: basket.items, priceDrops: [], priceRises: [], unavailable: [] });
    expect(needsConfirmation(diff)).toBe(false);
    expect(agreedOperations(diff)).toEqual([]);
  });

  it('applies a lower price without a confirmation', () => {
    const diff = compareWithMenu(basket, menuOf(sideWith({ price: amount('4') }), soup));
    expect(diff.priceDrops).toMatchObject([{ line: withFries, before: amount('129'), after: amount('123') }]);
    expect(needsConfirmation(diff)).toBe(false);
    expect(basketTotal(after(quietOperations(diff)))).toBe(amount('335'));
  });

  it('requires confirmation of a higher price, and applies it only then', () => {
    const diff = compareWithMenu(basket, menuOf(meatballs, { ...soup, price: amount('95') }));
    expect(diff.priceRises).toMatchObject([{ line: soupLine, before: amount('89'), after: amount('95') }]);
    expect(needsConfirmation(diff)).toBe(true);
    expect(after(quietOperations(diff))).toEqual(basket);
    expect(basketTotal(after(agreedOperations(diff)))).toBe(amount('353'));
  });

  it.each([
    ['an article that is gone', menuOf(meatballs), 'gone', 'soup'],
    ['an article that is sold out', menuOf(meatballs, { ...soup, isSoldOut: true }), 'soldOut', 'soup'],
    [
      'an article that is not served now',
      menuOf(meatballs, { ...soup, servedNext: { opens: 420, closes: 630, dayOfWeek: undefined } }),
      'notServed',
      'soup',
    ],
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
    const diff = compareWithMenu(basket, menu);
    expect(diff.unavailable).toMatchObject([{ reason, articleCode: code }]);
    expect(needsConfirmation(diff)).toBe(true);
    expect(after(quietOperations(diff))).toEqual(basket);
    expect(after(agreedOperations(diff)).items).toEqual(diff.unchanged);
    expect(diff.unchanged).toHaveLength(1);
  });

  it('changes nothing by the menu of another shop', () => {
    const diff = compareWithMenu(basket, aMenu({ shopId: shopId(2), items: [] }));
    expect(diff.unchanged).toEqual(basket.items);
  });

  it('requires no confirmation again once its operations are applied, and never raises a total without one', () => {
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
        const diff = compareWithMenu(basket, menu);
        const count =
          diff.unchanged.length + diff.priceDrops.length + diff.priceRises.length + diff.unavailable.length;
        expect(count).toBe(basket.items.length);
        expect(basketTotal(after(quietOperations(diff)))).toBeLessThanOrEqual(basketTotal(basket));
        const agreed = after(agreedOperations(diff));
        expect(compareWithMenu(agreed, menu).unchanged).toEqual(agreed.items);
      }),
    );
  });
});

describe('reprice', () => {
  it('leaves the quantity alone, and a line that has become another dish meanwhile', () => {
    const diff = compareWithMenu(
      basket,
      menuOf({ ...meatballs, price: amount('99') }, { ...soup, price: amount('79') }),
    );
    const meanwhile = aBasket({
      items: [
        { ...withFries, flatChoices: [] },
        { ...soupLine, quantity: 9 },
      ],
    });
    expect(after(quietOperations(diff), meanwhile).items).toEqual([
      { ...withFries, flatChoices: [] },
      { ...soupLine, quantity: 9, article: pricedArticle({ ...soup, price: amount('79') }) },
    ]);
  });
});
