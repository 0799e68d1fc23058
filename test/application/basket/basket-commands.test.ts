import { describe, expect, it } from 'vitest';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import { loaded } from '@/application/shared/loadable';
import { BasketCommands } from '@/application/basket/basket-commands';
import type { Basket } from '@/domain/basket/basket';
import { aBasket } from '@test/support/builders/a-basket';
import { aDeliverySpot } from '@test/support/builders/a-delivery-spot';
import { itemId } from '@test/support/builders/basket-ids';
import { shopId, spotId } from '@test/support/builders/ids';
import { aBasketTab } from '@test/support/a-basket-tab';

const LINE = itemId('line-1');

function setUp(basket?: Basket) {
  const { changeBasket, baskets, randomness } = aBasketTab(basket);
  const spots = new DeliverySpotStore();
  spots.setSpots(shopId(1), loaded([aDeliverySpot()]));
  return { baskets, commands: new BasketCommands({ changeBasket, baskets, spots, randomness }) };
}

describe('BasketCommands', () => {
  describe('increase', () => {
    it('adds one portion to the line [BASK-03]', () => {
      const { baskets, commands } = setUp(aBasket());
      commands.increase(LINE);
      expect(baskets.items).toMatchObject([{ id: LINE, quantity: 2 }]);
    });

    it('does nothing for a line that is gone', () => {
      const { baskets, commands } = setUp();
      commands.increase(LINE);
      expect(baskets.items).toEqual([]);
    });
  });

  describe('decrease', () => {
    it('subtracts one portion, and removes the line with the last [BASK-05]', () => {
      const { baskets, commands } = setUp(aBasket());
      commands.decrease(LINE);
      expect(baskets.items).toEqual([]);
    });
  });

  describe('remove', () => {
    it('removes the line', () => {
      const { baskets, commands } = setUp(aBasket());
      commands.remove(LINE);
      expect(baskets.items).toEqual([]);
    });
  });

  describe('writeNote', () => {
    it('writes the note, at most 90 characters of it [VAL-01]', () => {
      const { baskets, commands } = setUp(aBasket());
      commands.writeNote('x'.repeat(91));
      expect(baskets.basket.note).toBe('x'.repeat(90));
    });
  });

  describe('chooseSpot', () => {
    it('chooses a spot, or none', () => {
      const { baskets, commands } = setUp(aBasket());
      commands.chooseSpot(spotId(4));
      expect(baskets.basket.spotId).toBe(4);
      commands.chooseSpot(undefined);
      expect(baskets.basket.spotId).toBeUndefined();
    });
  });

  describe('chooseOrderType', () => {
    const eatIn = () => setUp(aBasket({ spotId: spotId(4), orderType: 'DineInPlace' }));

    it('keeps the lines and clears a spot that does not fit', () => {
      const { baskets, commands } = eatIn();
      commands.chooseOrderType('TakeAway');
      expect(baskets.basket).toMatchObject({ orderType: 'TakeAway', spotId: undefined });
      expect(baskets.count).toBe(1);
    });

    it('keeps a spot that fits', () => {
      const { baskets, commands } = eatIn();
      commands.chooseOrderType('DineInPlace');
      expect(baskets.basket.spotId).toBe(4);
    });
  });
});
