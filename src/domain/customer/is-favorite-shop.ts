import type { Favorite } from '@/domain/customer/session';
import type { ShopId } from '@/domain/shop/shop';

/**
 * Returns whether a shop is a favorite: the code of a shop favorite is the shop's id as text. Source: spec §3 User
 * profile; ENT-08, ENT-10.
 */
export const isFavoriteShop = (favorites: readonly Favorite[], shopId: ShopId): boolean =>
  favorites.some((favorite) => favorite.type === 'shop' && favorite.code === String(shopId));
