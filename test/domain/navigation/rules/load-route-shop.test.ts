import { describe, expect, it } from 'vitest';
import { goOn } from '@/domain/navigation/navigation-step';
import { loadRouteShop } from '@/domain/navigation/rules/load-route-shop';
import { aNavigation } from '@test/support/builders/a-route';
import { aShop } from '@test/support/builders/a-shop';
import { shopId, spotId } from '@test/support/builders/ids';

const FAILED = { kind: 'redirect', path: '/', reportId: 'lucka:invalid-shop-id' };
const NOT_LOADED = { ...FAILED, reason: 'shopNotLoaded' };
const asked = { asked: new Set(['shop'] as const) };

describe('loadRouteShop', () => {
  it('requires the shop of the route, by its number, when another one is loaded, or none [NAV-09]', () => {
    const need = { kind: 'need', need: { kind: 'shop', shopId: 2 } };
    expect(loadRouteShop(aNavigation('/shop/2/menu'))).toEqual(need);
    expect(loadRouteShop(aNavigation('/shop/2/menu', { shop: undefined }))).toEqual(need);
  });

  it('requires nothing when that shop is loaded, or the route has none [NAV-09]', () => {
    expect(loadRouteShop(aNavigation('/shop/1/menu?spotId=4'))).toEqual(goOn());
    expect(loadRouteShop(aNavigation('/orders', { shop: undefined }))).toEqual(goOn());
  });

  it('requires the shop of which only the stored state is known, once, where the route requires one [NAV-09, DEC-02]', () => {
    const need = { kind: 'need', need: { kind: 'shop', shopId: 1 } };
    const stored = { isShopStored: true };
    expect(loadRouteShop(aNavigation('/shop/1/menu', stored))).toEqual(need);
    expect(loadRouteShop(aNavigation('/shop/1/menu', { ...stored, ...asked }))).toEqual(goOn());
    for (const path of ['/shop/1', '/shop/1/redirect/soup', '/shop/1/checkout/payment/o-1'])
      expect(loadRouteShop(aNavigation(path, stored))).toEqual(goOn());
  });

  it('goes home and reports when loading yielded no shop, or another one [NAV-10, NAV-11, NAV-12]', () => {
    expect(loadRouteShop(aNavigation('/shop/2/menu', { ...asked, shop: undefined }))).toEqual(NOT_LOADED);
    expect(loadRouteShop(aNavigation('/shop/2/menu', asked))).toEqual(NOT_LOADED);
  });

  it.each(['abc', '0', '-1', '1.5', '01', '1e3', '9999999999999999', '%20'])(
    'treats %j as a failed load, without a call [NAV-10, NAV-12]',
    (id) => {
      expect(loadRouteShop(aNavigation(`/shop/${id}/menu`))).toEqual(FAILED);
    },
  );

  it('writes the query’s values again once the shop was loaded, since moving another shop’s basket has cleared them', () => {
    const shop = aShop({ id: shopId(2) });
    expect(loadRouteShop(aNavigation('/shop/2/menu?spotId=4', { ...asked, shop }))).toEqual(
      goOn({
        kind: 'moveQueryToBasket',
        values: { orderType: undefined, note: undefined, spotId: spotId(4) },
      }),
    );
    expect(loadRouteShop(aNavigation('/shop/2/menu', { ...asked, shop }))).toEqual(goOn());
  });
});
