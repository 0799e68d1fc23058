import { describe, expect, it, onTestFinished } from 'vitest';

import { loaded } from '@/application/shared/loadable';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';
import { LoadSettings } from '@/application/settings/load-settings';
import { OrderInfoViewModel } from '@/ui/basket/order-info-view-model';
import { aTab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aDeliverySpot } from '@test/support/builders/a-delivery-spot';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';
import { MemoryDeliverySpotCatalog } from '@test/support/memory/memory-delivery-spot-catalog';

function opened() {
  const tab = aTab();
  const spots = new DeliverySpotStore();
  const { changeBasket } = tab;
  changeBasket.apply({ kind: 'restore', basket: aBasket({ shopId: shopId(2) }) });
  const info = new OrderInfoViewModel({
    ...tab,
    spots,
    loadSettings: new LoadSettings({ source: tab.server.settingsSource, store: tab.settings }),
    loadSpots: new LoadDeliverySpots({ catalog: new MemoryDeliverySpotCatalog(), store: spots }),
  });
  return { tab, info, spots };
}

describe('OrderInfoViewModel', () => {
  it('has the shop of the basket after home deselected it [SHELL-22]', () => {
    const { tab, info } = opened();
    tab.shopList.setShops(loaded([aShop(), aShop({ id: shopId(2), name: 'Lucka Vasastan' })]));
    tab.shops.setShop(undefined);
    expect(info.shop?.name).toBe('Lucka Vasastan');
  });

  it('has the shop of the basket where another tab changed it [PAIN-78]', () => {
    const { tab, info } = opened();
    tab.shops.setShop(aShop());
    expect([info.shopId, info.shop, info.shopName]).toEqual([2, undefined, aBasket().shopName]);
    tab.changeBasket.apply({ kind: 'clear', alsoShop: false });
    expect(info.shop?.id).toBe(1);
  });

  it('has the fields of the basket after a reload, where no shop is loaded [SHELL-22]', async () => {
    const { info } = opened();
    expect(info.shop).toBeUndefined();
    expect(info.shopId).toBe(2);
    onTestFinished(info.start());
    await expect.poll(() => info.spotsState).toBe('loaded');
  });

  it('loads the shop of a basket whose shop is not known, and names it until then [SHELL-22]', async () => {
    const { tab, info } = opened();
    tab.server.catalog.all = [aShop({ id: shopId(2) })];
    expect([info.shop, info.shopName]).toEqual([undefined, aBasket().shopName]);
    onTestFinished(info.start());
    await expect.poll(() => info.shop?.id).toBe(2);
  });

  it('says that a spot is missing once there is something to order [VAL-03]', () => {
    const { tab, info, spots } = opened();
    const eatIn = { shopId: shopId(2), orderType: 'DineInPlace' } as const;
    spots.setSpots(shopId(2), loaded([aDeliverySpot({ orderType: 'DineInPlace' })]));
    tab.changeBasket.apply({ kind: 'restore', basket: aBasket({ ...eatIn, items: [] }) });
    expect([info.spotProblem, info.shownSpotProblem]).toEqual(['missing', undefined]);
    tab.changeBasket.apply({ kind: 'restore', basket: aBasket(eatIn) });
    expect(info.shownSpotProblem).toBe('missing');
  });
});
