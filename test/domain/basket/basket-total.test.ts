import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_BASKET, type Basket } from '@/domain/basket/basket';
import { basketTotal, lineTotal, unitPrice } from '@/domain/basket/basket-total';
import { put } from '@/domain/basket/operations/put';
import { someBasketItems } from '@test/support/arbitraries/some-basket';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem, aFlatChoice } from '@test/support/builders/a-basket-item';
import { basketSeed, itemId } from '@test/support/builders/basket-ids';
import { amount, articleCode } from '@test/support/builders/ids';
import { runs } from '@test/support/properties/runs';

const fries = aFlatChoice({ article: { code: articleCode('fries'), price: amount('10.50') } });
const cola = aFlatChoice({ article: { code: articleCode('cola'), price: amount('22') } });

describe('basketTotal', () => {
  it('is the sum of article and choices times the quantity of each line [BASK-16]', () => {
    const item = aBasketItem({ quantity: 3, flatChoices: [fries, cola] });
    expect(unitPrice(item)).toBe(amount('151.50'));
    expect(lineTotal(item)).toBe(amount('454.50'));
    expect(basketTotal(aBasket({ items: [item, aBasketItem()] }))).toBe(amount('573.50'));
  });

  it('is zero for an empty basket [BASK-16]', () => {
    expect(basketTotal({ items: [] })).toBe(amount('0'));
  });

  it('adds five times 138.58 to 692.90 exactly', () => {
    const item = aBasketItem({ quantity: 5, article: { code: articleCode('a'), price: amount('138.58') } });
    expect(basketTotal({ items: [item] })).toBe(amount('692.90'));
  });

  it('is exact for any basket, compared with whole numbers of any size [BASK-16]', () => {
    fc.assert(
      fc.property(someBasketItems(), (items) => {
        const oracle = items
          .flatMap((item) =>
            [item.article, ...item.flatChoices.map((choice) => choice.article)].map(
              ({ price }) => BigInt(price) * BigInt(item.quantity),
            ),
          )
          .reduce((sum, part) => sum + part, 0n);
        expect(BigInt(basketTotal({ items }))).toBe(oracle);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('is the same for a dish put at once or in two parts [BASK-03, BASK-16]', () => {
    const putFries = (basket: Basket, id: string, quantity: number) =>
      put(basket, {
        item: aBasketItem({ id: itemId(id), quantity, flatChoices: [fries] }),
        seed: basketSeed('A'),
      });
    const part = fc.integer({ min: 1, max: 49 });
    fc.assert(
      fc.property(part, part, (one, other) => {
        const inTwo = putFries(putFries(EMPTY_BASKET, 'a', one), 'b', other);
        expect(basketTotal(inTwo)).toBe(basketTotal(putFries(EMPTY_BASKET, 'a', one + other)));
      }),
    );
  });
});
