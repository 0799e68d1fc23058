import { describe, expect, it } from 'vitest';
import { goOn, redirectTo } from '@/domain/navigation/navigation-step';
import { requireChosenShop } from '@/domain/navigation/rules/require-chosen-shop';
import { aNavigation } from '@test/support/builders/a-route';

const none = { shop: undefined };

describe('requireChosenShop', () => {
  it('sends home, which is told the wanted address with its whole query [NAV-14, ROUTE-03]', () => {
    expect(requireChosenShop(aNavigation('/orders?spotId=4', none))).toEqual(
      redirectTo('/?redirectUri=%2Forders%3FspotId%3D4'),
    );
  });

  it('lets be who has chosen a shop, or needs none [NAV-14, ROUTE-40]', () => {
    expect(requireChosenShop(aNavigation('/orders'))).toEqual(goOn());
    expect(requireChosenShop(aNavigation('/order/o-1', none))).toEqual(goOn());
  });
});
