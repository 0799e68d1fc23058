import { describe, expect, it } from 'vitest';
import { oneMore } from '@/domain/basket/one-more';
import { putItem } from '@/domain/basket/put-item';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { basketSeed, itemId } from '@test/support/builders/basket-ids';

describe('oneMore', () => {
  it('merges into its line and raises it by one [BASK-03]', () => {
    const line = aBasketItem({ quantity: 4 });
    const basket = aBasket({ items: [line] });
    expect(putItem(basket, oneMore(line, itemId('fresh')), basketSeed('A')).items).toEqual([
      { ...line, quantity: 5 },
    ]);
  });
});
