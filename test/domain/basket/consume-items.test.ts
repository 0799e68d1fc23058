import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketCount } from '@/domain/basket/basket-count';
import { consumeItems } from '@/domain/basket/consume-items';
import { putItem } from '@/domain/basket/put-item';
import { someBasketItem, someBasketItems } from '@test/support/arbitraries/some-basket';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { basketSeed, itemId } from '@test/support/builders/basket-ids';

const [SEED, NEXT] = [basketSeed('A'), basketSeed('B')];
const ordered = [{ itemId: itemId('line-1'), quantity: 2 }];

describe('consumeItems', () => {
  it('takes what was ordered and leaves what was added meanwhile, under the next seed', () => {
    const late = aBasketItem({ id: itemId('late') });
    const basket = aBasket({ items: [aBasketItem({ quantity: 3 }), late], note: 'No onions' });
    expect(consumeItems(basket, SEED, ordered, NEXT)).toEqual({
      ...basket,
      items: [aBasketItem({ quantity: 1 }), late],
      seed: NEXT,
    });
  });

  it('takes the note along when nothing stays', () => {
    const basket = aBasket({ items: [aBasketItem({ quantity: 2 })], note: 'No onions' });
    expect(consumeItems(basket, SEED, ordered, NEXT)).toMatchObject({ items: [], note: '', seed: NEXT });
  });

  it('does nothing to a basket of another seed, so that a second time does nothing', () => {
    const once = consumeItems(aBasket({ items: [aBasketItem({ quantity: 5 })] }), SEED, ordered, NEXT);
    expect(consumeItems(once, SEED, ordered, basketSeed('C'))).toBe(once);
  });

  it('always leaves exactly what was added after the confirmation', () => {
    const fresh = fc.array(someBasketItem(), { maxLength: 4 });
    fc.assert(
      fc.property(someBasketItems(), fresh, (items, added) => {
        const confirmed = aBasket({ items });
        const lines = items.map(({ id, quantity }) => ({ itemId: id, quantity }));
        const later = added
          .map((item, at) => ({ ...item, id: itemId(`new-${at}`) }))
          .reduce((basket, item) => putItem(basket, item, SEED), confirmed);
        const left = consumeItems(later, SEED, lines, NEXT);
        expect(basketCount(left)).toBe(basketCount(later) - basketCount(confirmed));
      }),
    );
  });
});
