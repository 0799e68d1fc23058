import { describe, expect, it } from 'vitest';
import { remove } from '@/domain/basket/operations/remove';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { itemId } from '@test/support/builders/basket-ids';

describe('remove', () => {
  it('removes a line whatever its quantity, and keeps the seed', () => {
    const basket = aBasket({ items: [aBasketItem({ quantity: 99 }), aBasketItem({ id: itemId('b') })] });
    expect(remove(basket, { itemId: itemId('line-1') })).toEqual({
      ...basket,
      items: [aBasketItem({ id: itemId('b') })],
    });
  });
});
