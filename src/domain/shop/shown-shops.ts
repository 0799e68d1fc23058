import type { Shop } from '@/domain/shop/shop';

/** Source: spec §9; HOME-21, HOME-22. */
export const SHOPS_PER_PAGE = 6;

export interface ShownShops {
  readonly shops: readonly Shop[];
  /** Whether 'show more' has more to show. Source: OPEN-32. */
  readonly hasMore: boolean;
}

/** Returns the first pages of the list; one page at first, one more for each 'show more'. */
export function shownShops(shops: readonly Shop[], pages: number): ShownShops {
  const count = pages * SHOPS_PER_PAGE;
  return { shops: shops.slice(0, count), hasMore: shops.length > count };
}
