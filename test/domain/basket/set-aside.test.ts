import { describe, expect, it } from 'vitest';
import {
  basketSetAside,
  MAX_BASKETS_SET_ASIDE,
  setAsideBetween,
  setBasketAside,
  withoutSetAside,
} from '@/domain/basket/set-aside';
import { aBasket } from '@test/support/builders/a-basket';
import { shopId, spotId } from '@test/support/builders/ids';

describe('setBasketAside', () => {
  it('adds the whole basket except its spot', () => {
    const basket = aBasket({ note: 'No onions', spotId: spotId(4) });
    expect(setBasketAside([], basket)).toEqual([{ ...basket, spotId: undefined }]);
  });

  it('stores one basket for each shop, the latest first', () => {
    const [one, two] = [aBasket(), aBasket({ shopId: shopId(2) })];
    const again = aBasket({ note: 'again' });
    expect(setBasketAside(setBasketAside([one], two), again)).toEqual([again, two]);
  });

  it('adds no basket that is empty or without a shop', () => {
    expect(setBasketAside([], aBasket({ items: [] }))).toEqual([]);
    expect(setBasketAside([], aBasket({ shopId: undefined }))).toEqual([]);
  });

  it('discards the oldest one', () => {
    const many = [1, 2, 3, 4, 5, 6].map((id) => aBasket({ shopId: shopId(id) }));
    const setAside = many.reduce(setBasketAside, []);
    expect(setAside).toHaveLength(MAX_BASKETS_SET_ASIDE);
    expect(basketSetAside(setAside, shopId(1))).toBeUndefined();
    expect(basketSetAside(setAside, shopId(6))).toEqual(many[5]);
    expect(basketSetAside(withoutSetAside(setAside, shopId(6)), shopId(6))).toBeUndefined();
  });
});

describe('setAsideBetween', () => {
  const [one, two] = [aBasket(), aBasket({ shopId: shopId(2) })];

  it('adds the dishes of the shop that was left', () => {
    expect(setAsideBetween([], one, two)).toEqual([{ ...one, spotId: undefined }]);
  });

  it('adds nothing for the same shop, nor for a cancelled order', () => {
    expect(setAsideBetween([two], one, { ...one, items: [] })).toEqual([two]);
    expect(setAsideBetween([two], one, { ...one, shopId: undefined, items: [] })).toEqual([two]);
  });
});

describe('withoutSetAside', () => {
  it('removes the basket of the one shop and leaves the others', () => {
    const [one, two] = [aBasket(), aBasket({ shopId: shopId(2) })];
    expect(withoutSetAside([one, two], shopId(1))).toEqual([two]);
  });
});
