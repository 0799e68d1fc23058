import { describe, expect, it } from 'vitest';
import { isOtherShopsBasket } from '@/domain/basket/is-other-shops-basket';
import { aBasket } from '@test/support/builders/a-basket';
import { shopId } from '@test/support/builders/ids';

describe('isOtherShopsBasket', () => {
  it.each([
    ['with dishes of another shop', aBasket(), true],
    ['with dishes of this shop', aBasket({ shopId: shopId(2) }), false],
    ['that is empty', aBasket({ items: [] }), false],
    ['that has no shop yet', aBasket({ shopId: undefined }), false],
  ])('returns for a basket %s whether it would be lost: %j [BASK-11, BASK-12]', (_, basket, isOther) => {
    expect(isOtherShopsBasket(basket, shopId(2))).toBe(isOther);
  });
});
