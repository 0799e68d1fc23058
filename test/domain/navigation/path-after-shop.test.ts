import { describe, expect, it } from 'vitest';

import { pathAfterShop } from '@/domain/navigation/path-after-shop';
import type { OrderType } from '@/domain/settings/order-type';
import { shopId } from '@test/support/builders/ids';

const after = (
  query: Readonly<Record<string, string>>,
  enabled: readonly OrderType[] = ['TakeAway', 'DineInPlace'],
  chosen?: OrderType,
) => pathAfterShop(shopId(3), new Map(Object.entries(query)), enabled, chosen);

describe('pathAfterShop', () => {
  it('leads to the order types, and forwards the article [HOME-28]', () => {
    expect(after({})).toBe('/shop/3/order-type');
    expect(after({ redirectToArticle: 'cola' })).toBe('/shop/3/order-type?redirectToArticle=cola');
    expect(after({ redirectToArticle: '' })).toBe('/shop/3/order-type');
  });

  it('leads to the menu, or the requested article, where the order type is known from before [HOME-27, DEC-149]', () => {
    expect(after({}, ['TakeAway'], 'TakeAway')).toBe('/shop/3/menu');
    expect(after({}, ['TakeAway', 'DineInPlace'], 'DineInPlace')).toBe('/shop/3/menu');
    expect(after({ redirectToArticle: 'cola' }, ['TakeAway'], 'TakeAway')).toBe('/shop/3/redirect/cola');
  });

  it.each<[readonly OrderType[], OrderType | undefined]>([
    [['TakeAway', 'DineInPlace'], undefined],
    [['TakeAway'], 'DineInPlace'],
    [['TakeAway'], undefined],
    [[], undefined],
  ])('leads to the order types where %j are enabled and %s is chosen', (enabled, chosen) => {
    expect(after({}, enabled, chosen)).toBe('/shop/3/order-type');
  });

  it('leads back to the address that was redirected to home [HOME-26]', () => {
    expect(after({ redirectUri: '/orders' })).toBe('/orders');
    expect(after({ redirectUri: '/shop/3/menu?spotId=4' })).toBe('/shop/3/menu?spotId=4');
  });

  it.each(['/shop/4/menu', '/', '/?x=1', 'https://evil.example/', '/nowhere'])(
    'ignores an address of another shop, home or elsewhere: %s [HOME-26]',
    (redirectUri) => {
      expect(after({ redirectUri })).toBe('/shop/3/order-type');
    },
  );
});
