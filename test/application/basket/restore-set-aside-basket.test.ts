import { describe, expect, it } from 'vitest';
import { RestoreSetAsideBasket } from '@/application/basket/restore-set-aside-basket';
import { EMPTY_BASKET, type Basket } from '@/domain/basket/basket';
import { aBasket } from '@test/support/builders/a-basket';
import { shopId } from '@test/support/builders/ids';
import { aBasketTab } from '@test/support/a-basket-tab';

function setUp(basket: Basket) {
  const tab = aBasketTab(basket);
  return { ...tab, restore: new RestoreSetAsideBasket(tab) };
}

describe('BasketStore.setBasketAside', () => {
  it('sets one basket aside for each shop, the latest', () => {
    const { baskets, changeBasket } = setUp(aBasket());
    baskets.setBasketAside();
    changeBasket.apply({ kind: 'writeNote', note: 'Later' });
    baskets.setBasketAside();
    expect(baskets.setAside).toEqual([aBasket({ note: 'Later' })]);
  });

  it('sets no empty basket aside', () => {
    const { baskets } = setUp({ ...EMPTY_BASKET, shopId: shopId(1) });
    baskets.setBasketAside();
    expect(baskets.setAside).toEqual([]);
  });
});

describe('RestoreSetAsideBasket', () => {
  it('restores the whole basket and answers the path of its menu', () => {
    const { baskets, changeBasket, restore } = setUp(aBasket());
    baskets.setBasketAside();
    changeBasket.apply({ kind: 'clear', alsoShop: true });
    expect(restore.restore(shopId(1))).toBe('/shop/1/menu');
    expect(baskets.basket).toEqual(aBasket());
    expect(baskets.setAside).toEqual([]);
  });

  it('sets aside the current basket', () => {
    const { baskets, changeBasket, restore } = setUp(aBasket());
    baskets.setBasketAside();
    changeBasket.apply({ kind: 'restore', basket: aBasket({ shopId: shopId(2) }) });
    restore.restore(shopId(1));
    expect(baskets.setAside.map((basket) => basket.shopId)).toEqual([2]);
  });

  it('does nothing for a shop without one', () => {
    const { baskets, restore } = setUp(aBasket());
    expect(restore.restore(shopId(2))).toBeUndefined();
    expect(baskets.basket).toEqual(aBasket());
  });
});
