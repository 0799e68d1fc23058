import { describe, expect, it } from 'vitest';
import { RestoreSetAsideBasket } from '@/application/basket/restore-set-aside-basket';
import { SetAsideBasket } from '@/application/basket/set-aside-basket';
import { EMPTY_BASKET, type Basket } from '@/domain/basket/basket';
import { aBasket } from '@test/support/builders/a-basket';
import { shopId } from '@test/support/builders/ids';
import { aBasketTab } from '@test/support/a-basket-tab';

function setUp(basket: Basket) {
  const tab = aBasketTab(basket);
  const setAside = new SetAsideBasket({ baskets: tab.baskets });
  return {
    ...tab,
    setAside,
    restore: new RestoreSetAsideBasket({
      changeBasket: tab.changeBasket,
      setAsideBasket: setAside,
      baskets: tab.baskets,
    }),
  };
}

describe('SetAsideBasket', () => {
  it('sets one basket aside for each shop, the latest', () => {
    const { baskets, changeBasket, setAside } = setUp(aBasket());
    setAside.setAside();
    changeBasket.apply({ kind: 'writeNote', note: 'Later' });
    setAside.setAside();
    expect(baskets.setAside).toEqual([aBasket({ note: 'Later' })]);
  });

  it('sets no empty basket aside', () => {
    const { baskets, setAside } = setUp({ ...EMPTY_BASKET, shopId: shopId(1) });
    setAside.setAside();
    expect(baskets.setAside).toEqual([]);
  });
});

describe('RestoreSetAsideBasket', () => {
  it('brings a basket back whole and says where its menu is', () => {
    const { baskets, changeBasket, setAside, restore } = setUp(aBasket());
    setAside.setAside();
    changeBasket.apply({ kind: 'clear', alsoShop: true });
    expect(restore.restore(shopId(1))).toBe('/shop/1/menu');
    expect(baskets.basket).toEqual(aBasket());
    expect(baskets.setAside).toEqual([]);
  });

  it('sets aside the basket in its place', () => {
    const { baskets, changeBasket, setAside, restore } = setUp(aBasket());
    setAside.setAside();
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
