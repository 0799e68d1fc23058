import { describe, expect, it } from 'vitest';
import { goOn, redirectTo } from '@/domain/navigation/navigation-step';
import { followOrderTypeRedirect } from '@/domain/navigation/rules/follow-order-type-redirect';
import { aNavigation } from '@test/support/builders/a-route';

describe('followOrderTypeRedirect', () => {
  it('leads from the bare address of a shop to its order-type page, with query and fragment [ROUTE-14]', () => {
    expect(followOrderTypeRedirect(aNavigation('/shop/7'))).toEqual(redirectTo('/shop/7/order-type'));
    expect(followOrderTypeRedirect(aNavigation('/shop/7/?spotId=4#top'))).toEqual(
      redirectTo('/shop/7/order-type?spotId=4#top'),
    );
  });

  it('leaves every other route alone', () => {
    expect(followOrderTypeRedirect(aNavigation('/shop/7/order-type'))).toEqual(goOn());
  });
});
