import { describe, expect, it } from 'vitest';
import { EMPTY_BASKET } from '@/domain/basket/basket';
import { moveToShop } from '@/domain/basket/operations/move-to-shop';
import { aBasket } from '@test/support/builders/a-basket';
import { shopId, spotId } from '@test/support/builders/ids';

const basket = aBasket({ note: 'No onions', spotId: spotId(4), settings: { deliverySpotRequired: true } });

describe('moveToShop', () => {
  it('clears a basket of another shop, with its spot and note, and keeps the order type [BASK-11]', () => {
    expect(moveToShop(basket, { shopId: shopId(2), shopName: 'Lucka Vasastan' })).toEqual({
      ...EMPTY_BASKET,
      shopId: 2,
      shopName: 'Lucka Vasastan',
      orderType: 'TakeAway',
    });
  });

  it('gives a basket without a shop the shop, and keeps the rest [BASK-12]', () => {
    const withoutShop = { ...basket, shopId: undefined, shopName: '' };
    expect(moveToShop(withoutShop, { shopId: shopId(2), shopName: 'Vasastan' })).toEqual({
      ...basket,
      shopId: 2,
      shopName: 'Vasastan',
    });
  });

  it('keeps the basket of the same shop, under the name it has now', () => {
    expect(moveToShop(basket, { shopId: shopId(1), shopName: 'New name' })).toEqual({
      ...basket,
      shopName: 'New name',
    });
  });
});
