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
  it('keeps the whole basket but for its spot', () => {
    const basket = aBasket({ note: 'No onions', spotId: spotId(4) });
    expect(setBasketAside([], basket)).toEqual([{ ...basket, spotId: undefined }]);
  });

  it('keeps one basket for each shop, the latest first', () => {
    const [one, two] = [aBasket(), aBasket({ shopId: shopId(2) })];
    const again = aBasket({ note: 'again' });
    expect(setBasketAside(setBasketAside([one], two), again)).toEqual([again, two]);
  });

  it('keeps no basket that is empty or of no shop', () => {
    expect(setBasketAside([], aBasket({ items: [] }))).toEqual([]);
    expect(setBasketAside([], aBasket({ shopId: undefined }))).toEqual([]);
  });

  it('lets go of the one that has waited longest', () => {
    const many = [1, 2, 3, 4, 5, 6].map((id) => aBasket({ shopId: shopId(id) }));
    const kept = many.reduce(setBasketAside, []);
    expect(kept).toHaveLength(MAX_BASKETS_SET_ASIDE);
    expect(basketSetAside(kept, shopId(1))).toBeUndefined();
    expect(basketSetAside(kept, shopId(6))).toEqual(many[5]);
    expect(basketSetAside(withoutSetAside(kept, shopId(6)), shopId(6))).toBeUndefined();
  });
});

describe('setAsideBetween', () => {
  const [one, two] = [aBasket(), aBasket({ shopId: shopId(2) })];

  it('keeps the dishes that made way for another shop', () => {
    expect(setAsideBetween([], one, two)).toEqual([{ ...one, spotId: undefined }]);
  });

  it('keeps nothing of a shop that stays, nor of an order that was cancelled', () => {
    expect(setAsideBetween([two], one, { ...one, items: [] })).toEqual([two]);
    expect(setAsideBetween([two], one, { ...one, shopId: undefined, items: [] })).toEqual([two]);
  });
});

describe('withoutSetAside', () => {
  it('takes up the basket of the one shop and leaves the others', () => {
    const [one, two] = [aBasket(), aBasket({ shopId: shopId(2) })];
    expect(withoutSetAside([one, two], shopId(1))).toEqual([two]);
  });
});
