import type { Favorite } from '@/domain/customer/session';
import { parseArticleCode } from '@/domain/menu/menu';
import { parseShopId } from '@/domain/shop/shop';

/** A valid favourite; undefined if its code cannot be one of an article or a shop. Source: ENT-10. */
export function parseFavorite({ code, type }: Favorite): Favorite | undefined {
  const isPossible = (type === 'shop' ? parseShopId(code) : parseArticleCode(code)) !== undefined;
  return isPossible ? { code, type } : undefined;
}
