import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameDish } from '@/domain/basket/is-same-dish';
import { someBasketItem } from '@test/support/arbitraries/some-basket';
import { aBasketItem, aFlatChoice } from '@test/support/builders/a-basket-item';
import { itemId } from '@test/support/builders/basket-ids';
import { amount, articleCode, choiceCode } from '@test/support/builders/ids';

const mash = aFlatChoice();
const cola = aFlatChoice({
  choiceCode: choiceCode('drink'),
  article: { code: articleCode('cola'), price: amount('20') },
});

describe('isSameDish', () => {
  it('ignores ids, quantities and prices', () => {
    const other = aBasketItem({
      id: itemId('other'),
      quantity: 7,
      article: { code: articleCode('meatballs'), price: amount('1') },
    });
    expect(isSameDish(aBasketItem(), other)).toBe(true);
  });

  it('ignores the order of choices [BASK-03]', () => {
    fc.assert(
      fc.property(
        someBasketItem().chain((item) =>
          fc.tuple(
            fc.constant(item),
            fc.shuffledSubarray([...item.flatChoices], { minLength: item.flatChoices.length }),
          ),
        ),
        ([item, flatChoices]) => {
          expect(isSameDish(item, { ...item, flatChoices })).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['another article', aBasketItem({ article: { code: articleCode('soup'), price: amount('119') } })],
    ['a choice less', aBasketItem({ flatChoices: [mash] })],
    ['a choice twice', aBasketItem({ flatChoices: [mash, mash] })],
    ['a choice of another level', aBasketItem({ flatChoices: [{ ...mash, level: 2 }, cola] })],
    [
      'a choice of another group',
      aBasketItem({ flatChoices: [{ ...mash, choiceCode: choiceCode('x') }, cola] }),
    ],
    ['a choice that hangs on another one', aBasketItem({ flatChoices: [{ ...mash, parent: 'x/y' }, cola] })],
    ['another choice', aBasketItem({ flatChoices: [mash, { ...cola, article: mash.article }] })],
  ])('distinguishes %s', (_difference, other) => {
    const dish = aBasketItem({ flatChoices: [mash, cola] });
    expect(isSameDish(dish, other)).toBe(false);
    expect(isSameDish(other, dish)).toBe(false);
  });
});
