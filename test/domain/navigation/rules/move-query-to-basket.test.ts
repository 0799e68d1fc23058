import { describe, expect, it } from 'vitest';
import { goOn } from '@/domain/navigation/navigation-step';
import { moveQueryToBasket } from '@/domain/navigation/rules/move-query-to-basket';
import { aNavigation } from '@test/support/builders/a-route';
import { spotId } from '@test/support/builders/ids';

describe('moveQueryToBasket', () => {
  it('moves order type, note and spot into the basket and out of the address [NAV-05, NAV-06, NAV-07, NAV-08]', () => {
    const path = '/shop/1/menu?orderType=dineInPlace&note=Hi&spotId=4&x=1#top';
    expect(moveQueryToBasket(aNavigation(path))).toEqual(
      goOn(
        { kind: 'moveQueryToBasket', values: { orderType: 'DineInPlace', note: 'Hi', spotId: spotId(4) } },
        { kind: 'replaceAddress', fullPath: '/shop/1/menu?x=1#top' },
      ),
    );
  });

  it('ignores invalid values, and removes them all the same [NAV-08]', () => {
    expect(moveQueryToBasket(aNavigation('/orders?spotId=x&orderType='))).toEqual(
      goOn({ kind: 'replaceAddress', fullPath: '/orders' }),
    );
  });

  it('does nothing for an address without values', () => {
    expect(moveQueryToBasket(aNavigation('/orders?x=1'))).toEqual(goOn());
  });
});
