import { describe, expect, it } from 'vitest';
import { decrease } from '@/domain/basket/operations/decrease';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { itemId } from '@test/support/builders/basket-ids';

describe('decrease', () => {
  it('subtracts one portion of a line', () => {
    const basket = aBasket({ items: [aBasketItem({ quantity: 3 })] });
    expect(decrease(basket, { itemId: itemId('line-1') }).items).toEqual([aBasketItem({ quantity: 2 })]);
  });

  it('removes a line of quantity 1 [BASK-05]', () => {
    expect(decrease(aBasket(), { itemId: itemId('line-1') }).items).toEqual([]);
  });

  it('changes nothing without such a line', () => {
    const basket = aBasket();
    expect(decrease(basket, { itemId: itemId('gone') })).toBe(basket);
  });
});
