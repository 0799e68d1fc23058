import type { Basket } from '@/domain/basket/basket';
import type { OrderType } from '@/domain/settings/order-type';

/** How the food is had. The lines stay; a spot that does not fit the type is given up. Source: OPEN-25. */
export const chooseOrderType = (basket: Basket, orderType: OrderType, keepsSpot: boolean): Basket => ({
  ...basket,
  orderType,
  spotId: keepsSpot ? basket.spotId : undefined,
});
