import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketCount } from '@/domain/basket/basket-count';
import { consume } from '@/domain/basket/operations/consume';
import { put } from '@/domain/basket/operations/put';
import { someBasketItem, someBasketItems } from '@test/support/arbitraries/some-basket';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { basketSeed, itemId } from '@test/support/builders/basket-ids';

const [SEED, NEXT] = [basketSeed('A'), basketSeed('B')];
const ORDER = { seed: SEED, lines: [{ itemId: itemId('line-1'), quantity: 2 }], nextSeed: NEXT };

describe('consume', () => {
  it('subtracts what was ordered and leaves what was added meanwhile, under the next seed [PAIN-18]', () => {
    const late = aBasketItem({ id: itemId('late') });
    const basket = aBasket({ items: [aBasketItem({ quantity: 3 }), late], note: 'No onions' });
    expect(consume(basket, ORDER)).toEqual({
      ...basket,
      items: [aBasketItem({ quantity: 1 }), late],
      seed: NEXT,
    });
  });

  it('clears the note when no line is left', () => {
    const basket = aBasket({ items: [aBasketItem({ quantity: 2 })], note: 'No onions' });
    expect(consume(basket, ORDER)).toMatchObject({ items: [], note: '', seed: NEXT });
  });

  it('changes nothing in a basket of another seed, so that a second time changes nothing', () => {
    const once = consume(aBasket({ items: [aBasketItem({ quantity: 5 })] }), ORDER);
    expect(consume(once, { ...ORDER, nextSeed: basketSeed('C') })).toBe(once);
  });

  it('leaves exactly what was added after the confirmation', () => {
    const fresh = fc.array(someBasketItem(), { maxLength: 4 });
    fc.assert(
      fc.property(someBasketItems(), fresh, (items, added) => {
        const confirmed = aBasket({ items });
        const lines = items.map(({ id, quantity }) => ({ itemId: id, quantity }));
        const later = added
          .map((item, at) => ({ ...item, id: itemId(`new-${at}`) }))
          .reduce((basket, item) => put(basket, { item, seed: SEED }), confirmed);
        const left = consume(later, { ...ORDER, lines });
        expect(basketCount(left)).toBe(basketCount(later) - basketCount(confirmed));
      }),
    );
  });
});
