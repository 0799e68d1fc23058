import { describe, expect, it } from 'vitest';
import { goOn } from '@/domain/navigation/navigation-step';
import { clearForeignBasket } from '@/domain/navigation/rules/clear-foreign-basket';
import { aBasket } from '@test/support/builders/a-basket';
import { aNavigation } from '@test/support/builders/a-route';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';

const other = { shop: aShop({ id: shopId(2), name: 'Lucka Vasastan' }) };
const cleared = { kind: 'clearBasket', shopId: shopId(2), shopName: 'Lucka Vasastan' } as const;
const dressed = { kind: 'setShopClass', shopId: shopId(2) } as const;

describe('clearForeignBasket', () => {
  it('clears items of another shop than the loaded one, and wears the class of that [NAV-19]', () => {
    expect(clearForeignBasket(aNavigation('/shop/2/menu', other))).toEqual(goOn(cleared, dressed));
  });

  it('writes into the new basket what the address brought for it [NAV-07]', () => {
    const values = { orderType: undefined, note: undefined, spotId: 4 };
    expect(clearForeignBasket(aNavigation('/shop/2/menu?spotId=4', other))).toMatchObject({
      effects: [cleared, { kind: 'moveQueryToBasket', values }, dressed],
    });
  });

  it('clears nothing on home [NAV-20]', () => {
    expect(clearForeignBasket(aNavigation('/', other))).toEqual(goOn());
  });

  it.each([
    ['no shop is loaded', { shop: undefined }],
    ['the basket has no shop', { ...other, basket: aBasket({ shopId: undefined }) }],
    ['the basket is empty', { ...other, basket: aBasket({ items: [] }) }],
    ['the basket is of the loaded shop', {}],
  ])('clears nothing when %s [NAV-19]', (_when, different) => {
    expect(clearForeignBasket(aNavigation('/favorites', different))).toEqual(goOn());
  });
});
