import { describe, expect, it } from 'vitest';
import { SHOPS_PER_PAGE, shownShops } from '@/domain/shop/shown-shops';
import { aShop } from '@test/support/builders/a-shop';
import { shopId } from '@test/support/builders/ids';

const CHAIN = Array.from({ length: 13 }, (_, index) => aShop({ id: shopId(index + 1) }));

describe('shownShops', () => {
  it('returns 6 at first [HOME-21]', () => {
    expect(SHOPS_PER_PAGE).toBe(6);
    expect(shownShops(CHAIN, 1)).toEqual({ shops: CHAIN.slice(0, 6), hasMore: true });
  });

  it('returns 6 more at a time [HOME-22]', () => {
    expect(shownShops(CHAIN, 2)).toEqual({ shops: CHAIN.slice(0, 12), hasMore: true });
    expect(shownShops(CHAIN, 3)).toEqual({ shops: CHAIN, hasMore: false });
  });

  it('has no more to show when all are shown', () => {
    expect(shownShops(CHAIN.slice(0, 6), 1).hasMore).toBe(false);
    expect(shownShops([], 1)).toEqual({ shops: [], hasMore: false });
  });
});
