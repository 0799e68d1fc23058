import { describe, expect, it } from 'vitest';
import { decreaseItem } from '@/domain/basket/decrease-item';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { itemId } from '@test/support/builders/basket-ids';

describe('decreaseItem', () => {
  it('takes one of a line', () => {
    const basket = aBasket({ items: [aBasketItem({ quantity: 3 })] });
    expect(decreaseItem(basket, itemId('line-1')).items).toEqual([aBasketItem({ quantity: 2 })]);
  });

  it('removes a line of quantity 1 [BASK-05]', () => {
    expect(decreaseItem(aBasket(), itemId('line-1')).items).toEqual([]);
  });

  it('does nothing to a line that is not there', () => {
    const basket = aBasket();
    expect(decreaseItem(basket, itemId('gone'))).toBe(basket);
  });
});
