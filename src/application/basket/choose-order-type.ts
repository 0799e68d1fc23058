import type { BasketStore } from '@/application/basket/basket-store';
import type { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import type { ChangeBasket } from '@/application/basket/change-basket';
import type { OrderType } from '@/domain/settings/order-type';

/** How the food is had. The lines stay; a spot of another type is given up. Source: OPEN-25; P12. */
export class ChooseOrderType {
  private readonly changeBasket: ChangeBasket;
  private readonly baskets: BasketStore;
  private readonly spots: DeliverySpotStore;

  constructor(changeBasket: ChangeBasket, baskets: BasketStore, spots: DeliverySpotStore) {
    this.changeBasket = changeBasket;
    this.baskets = baskets;
    this.spots = spots;
  }

  execute(orderType: OrderType): void {
    const { shopId, spotId } = this.baskets.basket;
    const spot = this.spots.of(shopId)?.find((each) => each.id === spotId);
    const keepsSpot = spot?.orderType === orderType;
    this.changeBasket.execute({ kind: 'chooseOrderType', orderType, keepsSpot });
  }
}
