import type { Language } from '@/domain/shared/language';
import { orderShopList } from '@/domain/shop/order-shop-list';
import { byCountry } from '@/domain/shop/by-country';
import { searchShops } from '@/domain/shop/search-shops';
import type { ShopId } from '@/domain/shop/shop';
import { canSelectShop } from '@/domain/shop/shop-availability';
import { distances } from '@/domain/shop/shop-distance';
import type { ListEntry } from '@api/shops/shop-order';

/**
 * In each country those that fit a text by name, description, street or town, then those that have a dish that fits.
 * All for an empty text.
 */
export function findEntries(
  entries: readonly ListEntry[],
  text: string,
  withDish: ReadonlySet<ShopId>,
): readonly ListEntry[] {
  if (text === '') return entries;
  const named = new Set(searchShops(entries, text));
  const others = entries.filter((entry) => withDish.has(entry.id) && !named.has(entry));
  return byCountry([...named, ...others], entries);
}

/** The shop itself, followed by those that take orders now, the nearest first. */
export function entriesNear(
  entries: readonly ListEntry[],
  shopId: ShopId,
  language: Language,
): readonly ListEntry[] {
  const here = entries.find(({ id }) => id === shopId);
  const others = entries.filter((entry) => entry !== here && canSelectShop(entry));
  const from = here?.location;
  const distancesKm = from === undefined ? new Map() : distances(from, others);
  const order = { isFavorite: () => false, distancesKm, language };
  return [...(here === undefined ? [] : [here]), ...orderShopList(others, order)];
}
