import { describe, expect, it } from 'vitest';
import { IDLE, loaded } from '@/application/shared/loadable';
import type { Basket } from '@/domain/basket/basket';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';
import { aBasket } from '@test/support/builders/a-basket';
import { aDeliverySpot } from '@test/support/builders/a-delivery-spot';
import { shopId, spotId } from '@test/support/builders/ids';
import type { Tab } from '@test/support/an-app';
import { atCheckout, NO_CONTACT } from '@test/support/at-checkout';

const LOST = { kind: 'unreachable', isTimeout: true } as const;

describe('ConfirmOrder', () => {
  describe('sends nothing that could not be checked [DEC-10]', () => {
    const TABLE = aDeliverySpot({ orderType: 'DineInPlace' });

    function dineIn(chosen: Partial<Basket>, spots: readonly DeliverySpot[] = [TABLE]): Tab {
      const tab = atCheckout();
      tab.server.spots.byShop.set(shopId(1), spots);
      tab.changeBasket.apply({ kind: 'restore', basket: aBasket({ orderType: 'DineInPlace', ...chosen }) });
      return tab;
    }

    async function fieldErrors(tab: Tab) {
      const outcome = await tab.confirmOrder.confirm(NO_CONTACT);
      expect(tab.server.gateway.script.calls).toEqual([]);
      return outcome.kind === 'incomplete' ? outcome.fieldErrors : outcome.kind;
    }

    it('not with a spot that the shop does not have', async () => {
      expect(await fieldErrors(dineIn({ spotId: spotId(999) }))).toEqual([
        { field: 'spot', problem: 'unavailable' },
      ]);
    });

    it('not with a spot of the other order type', async () => {
      expect(await fieldErrors(dineIn({ orderType: 'TakeAway', spotId: TABLE.id }))).toEqual([
        { field: 'spot', problem: 'unavailable' },
      ]);
    });

    it('not with a spot that was removed since it was chosen', async () => {
      const tab = dineIn({ spotId: TABLE.id });
      await tab.loadSpots.load(shopId(1));
      tab.server.spots.byShop.set(shopId(1), []);
      await tab.loadSpots.load(shopId(1));
      expect(await fieldErrors(tab)).toEqual([{ field: 'spot', problem: 'unavailable' }]);
    });

    it('not to eat here while the spots cannot be loaded', async () => {
      const tab = dineIn({});
      tab.server.spots.script.failure = LOST;
      expect(await fieldErrors(tab)).toEqual([{ field: 'spot', problem: 'notLoaded' }]);
    });

    it('not while the settings cannot be loaded', async () => {
      const tab = atCheckout();
      tab.settings.setLoading(IDLE);
      tab.server.settingsSource.script.failure = LOST;
      expect(await fieldErrors(tab)).toEqual([{ field: 'settings', problem: 'notLoaded' }]);
    });

    it('not by an order type that the settings do not enable', async () => {
      const tab = atCheckout();
      tab.settings.setLoading(loaded({ ...tab.server.settingsSource.current, orderTypes: ['DineInPlace'] }));
      expect(await fieldErrors(tab)).toEqual([{ field: 'orderType', problem: 'unavailable' }]);
    });

    it('but loads settings and spots that are missing, and then asks for what they require', async () => {
      const tab = dineIn({});
      const { current } = tab.server.settingsSource;
      tab.server.settingsSource.current = {
        ...current,
        orders: { requireEmail: true, requirePhoneNumber: false },
      };
      tab.settings.setLoading(IDLE);
      expect(await fieldErrors(tab)).toEqual([
        { field: 'spot', problem: 'missing' },
        { field: 'email', problem: 'missing' },
      ]);
    });

    it('not with what another tab changed while shop and menu were asked', async () => {
      const tab = dineIn({ spotId: TABLE.id });
      const letGo = tab.server.menus.script.holdNext();
      const confirming = tab.confirmOrder.confirm(NO_CONTACT);
      await tab.clock.settle();
      tab.changeBasket.apply({ kind: 'chooseSpot', spotId: spotId(999) });
      letGo();
      expect(await confirming).toEqual({
        kind: 'incomplete',
        fieldErrors: [{ field: 'spot', problem: 'unavailable' }],
      });
      expect(tab.server.gateway.script.calls).toEqual([]);
    });

    it('and continues as soon as they are loaded', async () => {
      const tab = dineIn({ spotId: TABLE.id });
      tab.server.spots.script.failNext(LOST);
      await tab.confirmOrder.confirm(NO_CONTACT);
      expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'placed', orderId: 'order-1' });
    });
  });
});
