import type { Language } from '@/domain/shared/language';
import { orderShopList } from '@/domain/shop/order-shop-list';
import type { Shop } from '@/domain/shop/shop';
import { canSelectShop } from '@/domain/shop/shop-availability';
import { distances } from '@/domain/shop/shop-distance';

const SHOWN_MAX = 3;

/**
 * Returns the shops nearest to `from` that take orders now, at most three; by name where a place is unknown. Source:
 * DEC-157.
 */
export function nearestOpenShops(
  shops: readonly Shop[],
  from: Shop | undefined,
  language: Language,
): readonly Shop[] {
  const open = shops.filter((shop) => shop.id !== from?.id && canSelectShop(shop));
  const here = from?.location;
  const distancesKm = here === undefined ? new Map() : distances(here, open);
  const order = { isFavorite: () => false, distancesKm, language };
  return orderShopList(open, order).slice(0, SHOWN_MAX);
}
