import { describe, expect, it } from 'vitest';
import { goOn } from '@/domain/navigation/navigation-step';
import { moveBasketToShop } from '@/domain/navigation/rules/move-basket-to-shop';
import { aBasket } from '@test/support/builders/a-basket';
import { aNavigation } from '@test/support/builders/a-route';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';

const other = { shop: aShop({ id: shopId(2), name: 'Lucka Vasastan' }) };
const moved = { kind: 'moveToShop', shopId: shopId(2), shopName: 'Lucka Vasastan' } as const;
const themed = { kind: 'setShopClass', shopId: shopId(2) } as const;

describe('moveBasketToShop', () => {
  it('moves a basket of another shop to the loaded one, and sets the class of that [NAV-19]', () => {
    expect(moveBasketToShop(aNavigation('/shop/2/menu', other))).toEqual(goOn(moved, themed));
  });

  it('writes the query of the address into the new basket [NAV-07]', () => {
    const values = { orderType: undefined, note: undefined, spotId: 4 };
    expect(moveBasketToShop(aNavigation('/shop/2/menu?spotId=4', other))).toMatchObject({
      effects: [moved, { kind: 'moveQueryToBasket', values }, themed],
    });
  });

  it('changes nothing at home [NAV-20]', () => {
    expect(moveBasketToShop(aNavigation('/', other))).toEqual(goOn());
  });

  it.each([
    ['no shop is loaded', { shop: undefined }],
    ['the basket has no shop', { ...other, basket: aBasket({ shopId: undefined }) }],
    ['the basket is empty', { ...other, basket: aBasket({ items: [] }) }],
    ['the basket is of the loaded shop', {}],
  ])('changes nothing when %s [NAV-19]', (_when, different) => {
    expect(moveBasketToShop(aNavigation('/favorites', different))).toEqual(goOn());
  });
});
