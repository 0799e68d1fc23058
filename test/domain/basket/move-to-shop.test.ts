import { describe, expect, it } from 'vitest';
import { EMPTY_BASKET } from '@/domain/basket/basket';
import { moveToShop } from '@/domain/basket/move-to-shop';
import { aBasket } from '@test/support/builders/a-basket';
import { shopId, spotId } from '@test/support/builders/ids';

const basket = aBasket({ note: 'No onions', spotId: spotId(4), settings: { deliverySpotRequired: true } });

describe('moveToShop', () => {
  it('clears a basket of another shop, with its spot and note, and keeps the order type [BASK-11]', () => {
    expect(moveToShop(basket, shopId(2), 'Lucka Vasastan')).toEqual({
      ...EMPTY_BASKET,
      shopId: 2,
      shopName: 'Lucka Vasastan',
      orderType: 'TakeAway',
    });
  });

  it('takes a basket without a shop along whole [BASK-12]', () => {
    const homeless = { ...basket, shopId: undefined, shopName: '' };
    expect(moveToShop(homeless, shopId(2), 'Vasastan')).toEqual({
      ...basket,
      shopId: 2,
      shopName: 'Vasastan',
    });
  });

  it('keeps the basket of the same shop, under the name it has now', () => {
    expect(moveToShop(basket, shopId(1), 'New name')).toEqual({ ...basket, shopName: 'New name' });
  });
});
