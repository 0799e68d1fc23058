import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSelectionValid } from '@/domain/menu/choices/missing-choices';
import { selectionFromFlatChoices } from '@/domain/basket/flat-choices';
import { dishesAgain } from '@/domain/customer/dishes-again';
import type { PastOrder } from '@/domain/customer/past-order';
import { findArticle } from '@/domain/menu/find-article';
import type { Article, Menu } from '@/domain/menu/menu';
import type { OrderItemChoice } from '@/domain/order/order';
import { aChoiceArticle, aChoiceGroup } from '@test/support/builders/a-choice-group';
import { aMenu } from '@test/support/builders/a-menu';
import { aPastDish, aPastOrder } from '@test/support/builders/a-past-order';
import { anArticle } from '@test/support/builders/an-article';
import { itemId } from '@test/support/builders/basket-ids';
import { amount, articleCode, choiceCode } from '@test/support/builders/ids';

function again(order: PastOrder, menu: Menu) {
  let next = 0;
  return dishesAgain(order, menu, () => itemId(`line-${(next += 1)}`));
}

const menuOf = (...items: readonly Article[]): Menu => aMenu({ items });

const aChoice = (different: Partial<OrderItemChoice> = {}): OrderItemChoice => ({
  code: articleCode('mash'),
  description: 'Mash',
  translations: {},
  price: amount('0'),
  place: { level: 1, choiceCode: choiceCode('side'), parent: '' },
  ...different,
});

const withChoice = (different: Partial<OrderItemChoice> = {}) =>
  aPastOrder({ items: [aPastDish({ choices: [aChoice(different)] })] });

const side = aChoiceGroup();

describe('dishesAgain', () => {
  it('returns every dish with its quantity, in order, at the prices of the menu [PROD-08]', () => {
    const order = aPastOrder({
      items: [aPastDish({ quantity: 2 }), aPastDish({ code: articleCode('soup'), price: amount('80') })],
    });
    const menu = menuOf(anArticle(), anArticle({ code: articleCode('soup'), price: amount('85') }));
    const { lines, leftOut, repriced } = again(order, menu);
    expect(lines.map(({ article, quantity }) => [article.code, article.price, quantity])).toEqual([
      ['meatballs', amount('119'), 2],
      ['soup', amount('85'), 1],
    ]);
    expect(leftOut).toEqual([]);
    expect(repriced).toMatchObject([{ dish: { code: 'soup' }, before: amount('80'), after: amount('85') }]);
  });

  it('lists lower prices too', () => {
    const { repriced } = again(aPastOrder(), menuOf(anArticle({ price: amount('99') })));
    expect(repriced).toMatchObject([{ before: amount('119'), after: amount('99') }]);
  });

  it('keeps the places of choices, nested ones too', () => {
    const sauce = aChoiceGroup({
      level: 2,
      code: choiceCode('sauce'),
      articles: [aChoiceArticle({ code: articleCode('gravy'), price: amount('7') })],
    });
    const group = aChoiceGroup({ articles: [aChoiceArticle({ choiceGroups: [sauce] })] });
    const nested = aChoice({
      code: articleCode('gravy'),
      price: amount('5'),
      place: { level: 2, choiceCode: choiceCode('sauce'), parent: 'side/mash' },
    });
    const order = aPastOrder({ items: [aPastDish({ choices: [nested, aChoice()] })] });
    const { lines, repriced } = again(order, menuOf(anArticle({ choiceGroups: [group] })));
    expect(lines[0]?.flatChoices.map(({ id, article }) => [id, article.price])).toEqual([
      ['side/mash', amount('0')],
      ['side/mash/sauce/gravy', amount('7')],
    ]);
    expect(repriced).toMatchObject([{ before: amount('124'), after: amount('126') }]);
  });

  it.each([
    ['gone', menuOf(), 'gone', 'meatballs'],
    ['sold out', menuOf(anArticle({ isSoldOut: true, choiceGroups: [side] })), 'soldOut', 'meatballs'],
    [
      'without its choice',
      menuOf(anArticle({ choiceGroups: [aChoiceGroup({ articles: [] })] })),
      'gone',
      'mash',
    ],
    [
      'with its choice sold out',
      menuOf(
        anArticle({ choiceGroups: [aChoiceGroup({ articles: [aChoiceArticle({ isSoldOut: true })] })] }),
      ),
      'soldOut',
      'mash',
    ],
    [
      'with another choice to make',
      menuOf(anArticle({ choiceGroups: [side, aChoiceGroup({ code: choiceCode('drink') })] })),
      'choicesChanged',
      'meatballs',
    ],
  ])('leaves out and names a dish that is %s', (_, menu, reason, code) => {
    const { lines, leftOut } = again(withChoice(), menu);
    expect(lines).toEqual([]);
    expect(leftOut).toMatchObject([{ dish: { code: 'meatballs' }, reason, articleCode: code }]);
  });

  it('leaves out a dish with choices of unknown place', () => {
    const optional = aChoiceGroup({ min: 0 });
    const menu = menuOf(anArticle({ choiceGroups: [optional] }));
    const { lines, leftOut } = again(withChoice({ place: undefined }), menu);
    expect(lines).toEqual([]);
    expect(leftOut).toMatchObject([{ reason: 'choicesChanged' }]);
  });

  it('compares no prices of two currencies', () => {
    const menu = { ...menuOf(anArticle({ price: amount('11') })), currency: { name: 'EUR', symbol: '€' } };
    expect(again(aPastOrder(), menu)).toMatchObject({ repriced: [], lines: [{ quantity: 1 }] });
  });

  it('never leaves out a dish without listing it, and never returns one that cannot be ordered', () => {
    const someArticle = fc.record({
      code: fc.constantFrom(...['a', 'b', 'c'].map(articleCode)),
      isSoldOut: fc.boolean(),
      price: fc.constantFrom(amount('5'), amount('6')),
      choiceGroups: fc.subarray([side, aChoiceGroup({ code: choiceCode('drink'), min: 0 })]),
    });
    const someDish = fc.record({
      code: fc.constantFrom(...['a', 'b', 'c', 'd'].map(articleCode)),
      choices: fc.subarray([
        aChoice(),
        aChoice({ code: articleCode('fries') }),
        aChoice({ place: undefined }),
      ]),
    });
    fc.assert(
      fc.property(fc.array(someArticle, { maxLength: 3 }), fc.array(someDish), (articles, dishes) => {
        const menu = menuOf(...articles.map(anArticle));
        const order = aPastOrder({ items: dishes.map((dish) => aPastDish(dish)) });
        const { lines, leftOut } = again(order, menu);
        expect(lines.length + leftOut.length).toBe(dishes.length);
        for (const line of lines) {
          const article = findArticle(menu, line.article.code);
          expect(article?.isSoldOut).toBe(false);
          const { selection } = selectionFromFlatChoices(article!, line.flatChoices);
          expect(isSelectionValid(article!, selection)).toBe(true);
          expect(line.article.price).toBe(article?.price);
        }
      }),
    );
  });
});
