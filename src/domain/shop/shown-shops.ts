import type { Shop } from '@/domain/shop/shop';

/** Source: spec §9; HOME-21, HOME-22. */
export const SHOPS_PER_PAGE = 6;

/** How many a server is asked for at once: four pages. A chain with no more is loaded whole. Source: DEC-166. */
export const SHOPS_ASKED = 4 * SHOPS_PER_PAGE;

export interface ShownShops {
  readonly shops: readonly Shop[];
  /** Whether 'show more' has more to show. Source: OPEN-32. */
  readonly hasMore: boolean;
}

/** Returns some pages of the list; one page at first, one more for each 'show more'. */
export function shownShops(shops: readonly Shop[], pages: number, first = 0): ShownShops {
  const end = first + pages * SHOPS_PER_PAGE;
  return { shops: shops.slice(first, end), hasMore: shops.length > end };
}

/** The place in the list at which a page, from 1 on, begins. */
export const firstOfPage = (page: number): number => (page - 1) * SHOPS_PER_PAGE;
