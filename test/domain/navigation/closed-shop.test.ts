import { describe, expect, it } from 'vitest';

import { closedShopOf, closedShopPath, shopOfPage } from '@/domain/navigation/closed-shop';
import { aRoute } from '@test/support/builders/a-route';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';

describe('closedShopOf', () => {
  it('reads the shop that home is to show [DEC-157]', () => {
    expect(closedShopOf(aRoute(closedShopPath(shopId(3))))).toBe(3);
  });

  it.each(['/', '/?shop=', '/?shop=0', '/?shop=3x', '/campaigns?shop=3'])('finds none in %s', (address) => {
    expect(closedShopOf(aRoute(address))).toBeUndefined();
  });
});

describe('shopOfPage', () => {
  const [own, other] = [aShop(), aShop({ id: shopId(2) })];

  it('returns the selected shop, and a listed one where none is selected', () => {
    const listed = (shopId: number | undefined) => [own, other].find(({ id }) => id === shopId);
    expect(shopOfPage(aRoute('/shop/1/menu'), own)).toBe(own);
    expect(shopOfPage(aRoute('/?shop=2'), undefined, listed)).toBe(other);
    expect(shopOfPage(aRoute('/'), undefined, listed)).toBeUndefined();
  });
});
