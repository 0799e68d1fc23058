import { EMPTY_BASKET, type Basket } from '@/domain/basket/basket';
import type { ShopId } from '@/domain/shop/shop';

/**
 * The basket of the shop that was selected. A basket without a shop goes along whole. From another shop only the
 * order type goes along: its dishes are not sold here, and its table numbers are other tables here.
 * Source: spec §4 Basket; BASK-11, BASK-12.
 */
export function moveToShop(basket: Basket, shopId: ShopId, shopName: string): Basket {
  const isAccepted = basket.shopId === undefined || basket.shopId === shopId;
  return { ...(isAccepted ? basket : { ...EMPTY_BASKET, orderType: basket.orderType }), shopId, shopName };
}
