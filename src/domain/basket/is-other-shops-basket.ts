import type { Basket } from '@/domain/basket/basket';
import { hasItems } from '@/domain/basket/basket-count';
import type { ShopId } from '@/domain/shop/shop';

/** Returns whether a move to this shop would clear dishes of another one. Source: AMB-01; BASK-11. */
export const isOtherShopsBasket = (basket: Basket, shopId: ShopId): boolean =>
  hasItems(basket) && basket.shopId !== undefined && basket.shopId !== shopId;
