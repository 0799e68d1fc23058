import { compareTexts } from '@/domain/shared/compare-texts';
import type { Language } from '@/domain/shared/language';
import type { Shop, ShopId } from '@/domain/shop/shop';
import { canSelectShop } from '@/domain/shop/shop-availability';

export interface ShopOrder {
  readonly isFavorite: (shopId: ShopId) => boolean;
  /** Kilometres by shop; a shop that is missing has no known distance. */
  readonly distancesKm: ReadonlyMap<ShopId, number>;
  readonly language: Language;
}

/**
 * Favorites first, then the rest; in each, the shops that take orders now come first. By distance, unknown ones last;
 * ties by name, then id. Source: spec §5, AMB-28, DEC-81; SHOP-08, SHOP-09.
 */
export function orderShopList(shops: readonly Shop[], order: ShopOrder): readonly Shop[] {
  const compareNames = compareTexts(order.language);
  const distance = (shop: Shop): number => order.distancesKm.get(shop.id) ?? Number.POSITIVE_INFINITY;
  const rank = (shop: Shop): number => (order.isFavorite(shop.id) ? 0 : 2) + (canSelectShop(shop) ? 0 : 1);
  return shops.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      compareNumbers(distance(a), distance(b)) ||
      compareNames(a.name, b.name) ||
      a.id - b.id,
  );
}

/** Distances are compared, since Infinity minus Infinity is NaN. */
const compareNumbers = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
