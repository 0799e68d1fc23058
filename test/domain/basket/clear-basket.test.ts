import { describe, expect, it } from 'vitest';
import { clearBasket } from '@/domain/basket/clear-basket';
import { aBasket } from '@test/support/builders/a-basket';
import { spotId } from '@test/support/builders/ids';

const basket = aBasket({ note: 'No onions', spotId: spotId(4) });

describe('clearBasket', () => {
  it('empties the items and keeps the rest [BASK-07]', () => {
    expect(clearBasket(basket, false)).toEqual({ ...basket, items: [], seed: undefined });
  });

  it('empties the shop too when asked to [BASK-08]', () => {
    const cleared = clearBasket(basket, true);
    expect(cleared).toMatchObject({ items: [], shopId: undefined, shopName: '' });
    expect(cleared).toMatchObject({ orderType: 'TakeAway', note: 'No onions', spotId: 4 });
  });
});
