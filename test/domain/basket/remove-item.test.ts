import { describe, expect, it } from 'vitest';
import { removeItem } from '@/domain/basket/remove-item';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { itemId } from '@test/support/builders/basket-ids';

describe('removeItem', () => {
  it('removes a line whatever its quantity, and keeps the seed of the round', () => {
    const basket = aBasket({ items: [aBasketItem({ quantity: 99 }), aBasketItem({ id: itemId('b') })] });
    expect(removeItem(basket, itemId('line-1'))).toEqual({
      ...basket,
      items: [aBasketItem({ id: itemId('b') })],
    });
  });
});
