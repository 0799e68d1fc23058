import { describe, expect, it } from 'vitest';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import { loaded } from '@/application/shared/loadable';
import { ChooseOrderType } from '@/application/basket/choose-order-type';
import { ChooseSpot } from '@/application/basket/choose-spot';
import { DecreaseItem } from '@/application/basket/decrease-item';
import { IncreaseItem } from '@/application/basket/increase-item';
import { RemoveItem } from '@/application/basket/remove-item';
import { WriteNote } from '@/application/basket/write-note';
import { aBasket } from '@test/support/builders/a-basket';
import { aDeliverySpot } from '@test/support/builders/a-delivery-spot';
import { itemId } from '@test/support/builders/basket-ids';
import { shopId, spotId } from '@test/support/builders/ids';
import { aBasketTab } from '@test/support/a-basket-tab';

const LINE = itemId('line-1');

describe('IncreaseItem', () => {
  it('adds one portion to the line [BASK-03]', () => {
    const { baskets, changeBasket, randomness } = aBasketTab(aBasket());
    new IncreaseItem({ changeBasket, baskets, randomness }).increase(LINE);
    expect(baskets.items).toMatchObject([{ id: LINE, quantity: 2 }]);
  });

  it('does nothing to a line that is gone', () => {
    const { baskets, changeBasket, randomness } = aBasketTab();
    new IncreaseItem({ changeBasket, baskets, randomness }).increase(LINE);
    expect(baskets.items).toEqual([]);
  });
});

describe('DecreaseItem', () => {
  it('takes one portion away, and the line with the last [BASK-05]', () => {
    const { baskets, changeBasket } = aBasketTab(aBasket());
    new DecreaseItem({ changeBasket }).decrease(LINE);
    expect(baskets.items).toEqual([]);
  });
});

describe('RemoveItem', () => {
  it('takes the line out', () => {
    const { baskets, changeBasket } = aBasketTab(aBasket());
    new RemoveItem({ changeBasket }).remove(LINE);
    expect(baskets.items).toEqual([]);
  });
});

describe('WriteNote', () => {
  it('writes the note, at most 90 characters of it [VAL-01]', () => {
    const { baskets, changeBasket } = aBasketTab(aBasket());
    new WriteNote({ changeBasket }).write('x'.repeat(91));
    expect(baskets.basket.note).toBe('x'.repeat(90));
  });
});

describe('ChooseSpot', () => {
  it('chooses a spot, or none', () => {
    const { baskets, changeBasket } = aBasketTab(aBasket());
    new ChooseSpot({ changeBasket }).choose(spotId(4));
    expect(baskets.basket.spotId).toBe(4);
    new ChooseSpot({ changeBasket }).choose(undefined);
    expect(baskets.basket.spotId).toBeUndefined();
  });
});

describe('ChooseOrderType', () => {
  function setUp() {
    const tab = aBasketTab(aBasket({ spotId: spotId(4), orderType: 'DineInPlace' }));
    const spots = new DeliverySpotStore();
    spots.setSpots(shopId(1), loaded([aDeliverySpot()]));
    return {
      ...tab,
      choose: new ChooseOrderType({ changeBasket: tab.changeBasket, baskets: tab.baskets, spots }),
    };
  }

  it('keeps the lines and gives up a spot that does not fit', () => {
    const { baskets, choose } = setUp();
    choose.choose('TakeAway');
    expect(baskets.basket).toMatchObject({ orderType: 'TakeAway', spotId: undefined });
    expect(baskets.count).toBe(1);
  });

  it('keeps a spot that fits', () => {
    const { baskets, choose } = setUp();
    choose.choose('DineInPlace');
    expect(baskets.basket.spotId).toBe(4);
  });
});
