import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketCount } from '@/domain/basket/basket-count';
import { isSameDish } from '@/domain/basket/is-same-dish';
import { put } from '@/domain/basket/operations/put';
import { MAX_QUANTITY } from '@/domain/basket/quantity';
import { someBasketItem, someBasketItems } from '@test/support/arbitraries/some-basket';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem, aFlatChoice } from '@test/support/builders/a-basket-item';
import { basketSeed, itemId } from '@test/support/builders/basket-ids';
import { amount, articleCode } from '@test/support/builders/ids';

const seed = basketSeed('A');
const soup = aBasketItem({ id: itemId('soup'), article: { code: articleCode('soup'), price: amount('89') } });
const meatballs = aBasketItem({ id: itemId('meatballs'), quantity: 2 });
const basket = aBasket({ items: [soup, meatballs] });

describe('put', () => {
  it('removes the line of that id when the quantity is 0 [BASK-01]', () => {
    expect(put(basket, { item: { ...soup, quantity: 0 }, seed }).items).toEqual([meatballs]);
  });

  it('changes nothing for quantity 0 of a line that is not there, even of the same dish [BASK-01]', () => {
    expect(put(basket, { item: { ...soup, id: itemId('other'), quantity: 0 }, seed })).toEqual(basket);
  });

  it('replaces the line of that id where it stands, whatever it was [BASK-02]', () => {
    const edited = { ...soup, quantity: 5, flatChoices: [aFlatChoice()] };
    expect(put(basket, { item: edited, seed }).items).toEqual([edited, meatballs]);
  });

  it('adds the quantity to the line of the same dish [BASK-03]', () => {
    const more = { ...meatballs, id: itemId('more'), quantity: 3 };
    expect(put(basket, { item: more, seed }).items).toEqual([soup, { ...meatballs, quantity: 5 }]);
  });

  it('makes a new line of anything else, at the end [BASK-04]', () => {
    const withMash = { ...meatballs, id: itemId('mash'), flatChoices: [aFlatChoice()] };
    expect(put(basket, { item: withMash, seed }).items).toEqual([soup, meatballs, withMash]);
  });

  it('gives the basket its seed with the first item, and keeps it with the next', () => {
    const first = put(aBasket({ items: [], seed: undefined }), { item: soup, seed });
    expect(first.seed).toBe(seed);
    expect(put(first, { item: meatballs, seed: basketSeed('B') }).seed).toBe(seed);
  });

  it('never exceeds the maximum quantity', () => {
    const full = put(basket, { item: { ...meatballs, id: itemId('more'), quantity: 98 }, seed });
    expect(full.items[1]?.quantity).toBe(MAX_QUANTITY);
    expect(put(basket, { item: { ...soup, quantity: 1e9 }, seed }).items[0]?.quantity).toBe(MAX_QUANTITY);
  });

  it('never holds an id twice, nor a line without a whole quantity from 1 to 99', () => {
    const anything = fc.oneof(fc.double(), fc.integer({ min: -5, max: 200 }));
    fc.assert(
      fc.property(someBasketItems(), someBasketItem(), anything, (items, item, quantity) => {
        const after = put(aBasket({ items }), { item: { ...item, quantity }, seed }).items;
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
        const after = put(before, { item: added, seed });
        expect(basketCount(after)).toBe(basketCount(before) + item.quantity);
        const isDouble = items.some((line) => isSameDish(line, added));
        expect(after.items.length).toBe(items.length + (isDouble ? 0 : 1));
      }),
    );
  });
});
