import { describe, expect, it } from 'vitest';
import { goOn, redirectTo } from '@/domain/navigation/navigation-step';
import { followOrderTypeRedirect } from '@/domain/navigation/rules/follow-order-type-redirect';
import { aNavigation, someSettings } from '@test/support/builders/a-route';
import type { OrderType } from '@/domain/settings/order-type';

describe('followOrderTypeRedirect', () => {
  it('leads from the bare address of a shop to its order-type page, with query and fragment [ROUTE-14]', () => {
    expect(followOrderTypeRedirect(aNavigation('/shop/7'))).toEqual(redirectTo('/shop/7/order-type'));
    expect(followOrderTypeRedirect(aNavigation('/shop/7/?spotId=4#top'))).toEqual(
      redirectTo('/shop/7/order-type?spotId=4#top'),
    );
  });

  it('leads to the menu where the query names an order type that is switched on, or may be [DEC-83]', () => {
    const scanned = '/shop/7?spotId=104&orderType=DineInPlace';
    const withTypes = (...orderTypes: readonly OrderType[]) => ({ settings: someSettings({ orderTypes }) });
    const menu = redirectTo('/shop/7/menu?spotId=104&orderType=DineInPlace');
    expect(followOrderTypeRedirect(aNavigation(scanned))).toEqual(menu);
    expect(followOrderTypeRedirect(aNavigation(scanned, withTypes('DineInPlace')))).toEqual(menu);
    expect(followOrderTypeRedirect(aNavigation(scanned, withTypes('TakeAway')))).toEqual(
      redirectTo('/shop/7/order-type?spotId=104&orderType=DineInPlace'),
    );
    expect(followOrderTypeRedirect(aNavigation('/shop/7?orderType=no-such'))).toEqual(
      redirectTo('/shop/7/order-type?orderType=no-such'),
    );
  });

  it('leaves the article of a link to the order-type page [OPEN-31]', () => {
    const wanted = '/shop/7?orderType=TakeAway&redirectToArticle=soup';
    expect(followOrderTypeRedirect(aNavigation(wanted))).toEqual(
      redirectTo('/shop/7/order-type?orderType=TakeAway&redirectToArticle=soup'),
    );
  });

  it('leaves every other route alone', () => {
    expect(followOrderTypeRedirect(aNavigation('/shop/7/order-type'))).toEqual(goOn());
  });
});
