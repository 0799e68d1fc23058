import { describe, expect, it } from 'vitest';
import { clear } from '@/domain/basket/operations/clear';
import { aBasket } from '@test/support/builders/a-basket';
import { spotId } from '@test/support/builders/ids';

const basket = aBasket({ note: 'No onions', spotId: spotId(4) });

describe('clear', () => {
  it('removes the items and keeps the rest [BASK-07]', () => {
    expect(clear(basket, { alsoShop: false })).toEqual({ ...basket, items: [], seed: undefined });
  });

  it('removes the shop too with `alsoShop` [BASK-08]', () => {
    const cleared = clear(basket, { alsoShop: true });
    expect(cleared).toMatchObject({ items: [], shopId: undefined, shopName: '' });
    expect(cleared).toMatchObject({ orderType: 'TakeAway', note: 'No onions', spotId: 4 });
  });
});
