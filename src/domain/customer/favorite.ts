import type { Favorite } from '@/domain/customer/session';
import type { ArticleCode } from '@/domain/menu/menu';
import type { ShopId } from '@/domain/shop/shop';

/** Source: spec §3 User profile; ENT-08, ENT-10. */
export const shopFavorite = (shopId: ShopId): Favorite => ({ code: String(shopId), type: 'shop' });

/** Codes are chain-wide: the article is a favorite in every shop that has it. */
export const articleFavorite = (code: ArticleCode): Favorite => ({ code, type: 'article' });

/** Returns a unique text for each favorite. */
export const favoriteKey = ({ code, type }: Favorite): string => `${type} ${code}`;

export const isFavorite = (favorites: readonly Favorite[], favorite: Favorite): boolean =>
  favorites.some((each) => favoriteKey(each) === favoriteKey(favorite));

/** Appends a favorite that is not in the list. Source: FAV-04. */
export const withFavorite = (favorites: readonly Favorite[], favorite: Favorite): readonly Favorite[] =>
  isFavorite(favorites, favorite) ? favorites : [...favorites, favorite];
