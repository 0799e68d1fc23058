import { describe, expect, it } from 'vitest';
import { goOn, redirectTo } from '@/domain/navigation/navigation-step';
import { requireChosenShop } from '@/domain/navigation/rules/require-chosen-shop';
import { aNavigation } from '@test/support/builders/a-route';

const none = { shop: undefined };

describe('requireChosenShop', () => {
  it('redirects to home with the wanted address and its whole query [NAV-14, ROUTE-03]', () => {
    expect(requireChosenShop(aNavigation('/orders?spotId=4', none))).toEqual(
      redirectTo('/?redirectUri=%2Forders%3FspotId%3D4'),
    );
  });

  it('continues with a chosen shop, or on a route that requires none [NAV-14, ROUTE-40]', () => {
    expect(requireChosenShop(aNavigation('/orders'))).toEqual(goOn());
    expect(requireChosenShop(aNavigation('/order/o-1', none))).toEqual(goOn());
  });
});
