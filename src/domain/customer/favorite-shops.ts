import type { Favorite } from '@/domain/customer/session';
import { parseShopId, type ShopId } from '@/domain/shop/shop';

/** The ids of the shops among the favourites. Source: ENT-10. */
export const favoriteShops = (favorites: readonly Favorite[]): readonly ShopId[] =>
  favorites.flatMap(({ type, code }) => (type === 'shop' ? (parseShopId(code) ?? []) : []));
