import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketCount } from '@/domain/basket/basket-count';
import { isSameDish } from '@/domain/basket/is-same-dish';
import { putItem } from '@/domain/basket/put-item';
import { MAX_QUANTITY } from '@/domain/basket/quantity';
import { someBasketItem, someBasketItems } from '@test/support/arbitraries/some-basket';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem, aFlatChoice } from '@test/support/builders/a-basket-item';
import { basketSeed, itemId } from '@test/support/builders/basket-ids';
import { amount, articleCode } from '@test/support/builders/ids';

const SEED = basketSeed('A');
const soup = aBasketItem({ id: itemId('soup'), article: { code: articleCode('soup'), price: amount('89') } });
const meatballs = aBasketItem({ id: itemId('meatballs'), quantity: 2 });
const basket = aBasket({ items: [soup, meatballs] });

describe('putItem', () => {
  it('removes the line of that id when the quantity is 0 [BASK-01]', () => {
    expect(putItem(basket, { ...soup, quantity: 0 }, SEED).items).toEqual([meatballs]);
  });

  it('changes nothing for quantity 0 of a line that is not there, even of the same dish [BASK-01]', () => {
    expect(putItem(basket, { ...soup, id: itemId('other'), quantity: 0 }, SEED)).toEqual(basket);
  });

  it('replaces the line of that id where it stands, whatever it was [BASK-02]', () => {
    const edited = { ...soup, quantity: 5, flatChoices: [aFlatChoice()] };
    expect(putItem(basket, edited, SEED).items).toEqual([edited, meatballs]);
  });

  it('adds the quantity to the line of the same dish [BASK-03]', () => {
    const more = { ...meatballs, id: itemId('more'), quantity: 3 };
    expect(putItem(basket, more, SEED).items).toEqual([soup, { ...meatballs, quantity: 5 }]);
  });

  it('makes a new line of anything else, at the end [BASK-04]', () => {
    const withMash = { ...meatballs, id: itemId('mash'), flatChoices: [aFlatChoice()] };
    expect(putItem(basket, withMash, SEED).items).toEqual([soup, meatballs, withMash]);
  });

  it('gives the basket its seed with the first item, and keeps it with the next', () => {
    const first = putItem(aBasket({ items: [], seed: undefined }), soup, SEED);
    expect(first.seed).toBe(SEED);
    expect(putItem(first, meatballs, basketSeed('B')).seed).toBe(SEED);
  });

  it('never goes over the greatest quantity', () => {
    const full = putItem(basket, { ...meatballs, id: itemId('more'), quantity: 98 }, SEED);
    expect(full.items[1]?.quantity).toBe(MAX_QUANTITY);
    expect(putItem(basket, { ...soup, quantity: 1e9 }, SEED).items[0]?.quantity).toBe(MAX_QUANTITY);
  });

  it('never holds an id twice, nor a line without a whole quantity from 1 to 99', () => {
    const anything = fc.oneof(fc.double(), fc.integer({ min: -5, max: 200 }));
    fc.assert(
      fc.property(someBasketItems(), someBasketItem(), anything, (items, item, quantity) => {
        const after = putItem(aBasket({ items }), { ...item, quantity }, SEED).items;
        expect(new Set(after.map((line) => line.id)).size).toBe(after.length);
        for (const line of after) {
          expect(Number.isInteger(line.quantity) && line.quantity >= 1 && line.quantity <= 99).toBe(true);
        }
      }),
    );
  });

  it('adds to one line alone: a new id brings exactly its quantity and no second line of the dish [BASK-03, BASK-04]', () => {
    fc.assert(
      fc.property(someBasketItems(), someBasketItem(), (items, item) => {
        const before = aBasket({ items });
        const added = { ...item, id: itemId('fresh') };
        const after = putItem(before, added, SEED);
        expect(basketCount(after)).toBe(basketCount(before) + item.quantity);
        const isDouble = items.some((line) => isSameDish(line, added));
        expect(after.items.length).toBe(items.length + (isDouble ? 0 : 1));
      }),
    );
  });
});
