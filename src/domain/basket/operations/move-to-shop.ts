import { EMPTY_BASKET, type Basket } from '@/domain/basket/basket';
import type { ShopId } from '@/domain/shop/shop';

export interface BasketShop {
  readonly shopId: ShopId;
  readonly shopName: string;
}

/**
 * Gives the basket a shop. A basket without a shop stays as it is. A basket of another shop is cleared except for its
 * order type: its dishes are not sold here, and its spots are other spots here.
 * Source: spec §4 Basket; BASK-11, BASK-12.
 */
export function moveToShop(basket: Basket, { shopId, shopName }: BasketShop): Basket {
  const isAccepted = basket.shopId === undefined || basket.shopId === shopId;
  return { ...(isAccepted ? basket : { ...EMPTY_BASKET, orderType: basket.orderType }), shopId, shopName };
}
