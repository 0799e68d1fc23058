import { compareTexts } from '@/domain/shared/compare-texts';
import type { Language } from '@/domain/shared/language';
import type { Shop, ShopId } from '@/domain/shop/shop';
import { canSelectShop, type ShopBusiness } from '@/domain/shop/shop-availability';
import { shopCountries } from '@/domain/shop/shop-countries';
import { countryOf } from '@/domain/shop/shop-country';

export interface ShopOrder {
  readonly isFavorite: (shopId: ShopId) => boolean;
  /** Kilometres by shop; a shop that is missing has no known distance. */
  readonly distancesKm: ReadonlyMap<ShopId, number>;
  readonly language: Language;
}

/** What the order of a shop depends on. */
export type OrderedShop = Pick<Shop, 'id' | 'name' | 'timeZone'> & ShopBusiness;

/**
 * Favorites first, then the rest country by country; in each, the shops that take orders now come first. By distance,
 * unknown ones last; ties by name, then id. Source: spec §5, AMB-28, DEC-81, DEC-166; SHOP-08, SHOP-09.
 */
export function orderShopList<Entry extends OrderedShop>(
  shops: readonly Entry[],
  order: ShopOrder,
): readonly Entry[] {
  const compareNames = compareTexts(order.language);
  const countries = shopCountries(shops, order);
  const distance = (shop: Entry): number => order.distancesKm.get(shop.id) ?? Number.POSITIVE_INFINITY;
  const rank = (shop: Entry): number => {
    const place = order.isFavorite(shop.id) ? 0 : 1 + countries.indexOf(countryOf(shop));
    return 2 * place + (canSelectShop(shop) ? 0 : 1);
  };
  const ranks = new Map(shops.map((shop) => [shop.id, rank(shop)]));
  const rankOf = ({ id }: Entry): number => ranks.get(id) ?? 0;
  return shops.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      compareNumbers(distance(a), distance(b)) ||
      compareNames(a.name, b.name) ||
      a.id - b.id,
  );
}

/** Distances are compared, since Infinity minus Infinity is NaN. */
const compareNumbers = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
