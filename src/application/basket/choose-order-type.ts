import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import type { OrderType } from '@/domain/settings/order-type';

/** How the food is had. The lines stay; a spot of another type is given up. Source: OPEN-25; PAIN-12. */
export class ChooseOrderType {
  static readonly needs = { changeBasket: ChangeBasket, baskets: BasketStore, spots: DeliverySpotStore };

  private readonly deps: Deps<typeof ChooseOrderType>;

  constructor(deps: Deps<typeof ChooseOrderType>) {
    this.deps = deps;
  }

  choose(orderType: OrderType): void {
    const { shopId, spotId } = this.deps.baskets.basket;
    const spot = this.deps.spots.of(shopId)?.find((each) => each.id === spotId);
    const keepsSpot = spot?.orderType === orderType;
    this.deps.changeBasket.apply({ kind: 'chooseOrderType', orderType, keepsSpot });
  }
}
