import type { MatchedRoute } from '@/domain/navigation/route';
import { closedShopOf } from '@/domain/navigation/closed-shop';
import { homeListOf, homeListPath } from '@/domain/navigation/home-list';
import { customerCodeIn } from '@/domain/navigation/order-link';

/**
 * Addresses with the same key show the same screen, which stays mounted. Another shop, article or order is another
 * screen, and so is the same order with another code; another category of the same menu is not.
 */
export const screenKey = (route: MatchedRoute): string => {
  const { name, params, fullPath } = route;
  const shopId = params.shopId ?? closedShopOf(route);
  const list = name === 'home' ? homeListPath(homeListOf(route)) : undefined;
  return [name, shopId, list, params.articleId, params.itemId, params.orderId, customerCodeIn(fullPath)].join(
    ' ',
  );
};
