import type { Basket } from '@/domain/basket/basket';
import type { OrderType } from '@/domain/settings/order-type';

export interface ChooseOrderType {
  readonly orderType: OrderType;
  /** Whether the chosen spot is one of this order type. */
  readonly keepsSpot: boolean;
}

/** Chooses to eat in or take away. The lines stay; a spot that does not fit is cleared. Source: OPEN-25. */
export const chooseOrderType = (basket: Basket, { orderType, keepsSpot }: ChooseOrderType): Basket => ({
  ...basket,
  orderType,
  spotId: keepsSpot ? basket.spotId : undefined,
});
