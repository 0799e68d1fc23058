import type { MatchedRoute } from '@/domain/navigation/route';
import { customerCodeIn } from '@/domain/navigation/order-link';

/**
 * Addresses with the same key show the same screen, which stays mounted. Another shop, article or order is another
 * screen, and so is the same order with another code; another category of the same menu is not.
 */
export const screenKey = ({ name, params, fullPath }: MatchedRoute): string =>
  [name, params.shopId, params.articleId, params.itemId, params.orderId, customerCodeIn(fullPath)].join(' ');
