import type { ChangeBasket } from '@/application/basket/change-basket';
import type { SpotId } from '@/domain/shop/delivery-spot';

/** Where the food is brought; undefined chooses none. Source: spec §3 Basket. */
export class ChooseSpot {
  private readonly changeBasket: ChangeBasket;

  constructor(changeBasket: ChangeBasket) {
    this.changeBasket = changeBasket;
  }

  execute(spotId: SpotId | undefined): void {
    this.changeBasket.execute({ kind: 'chooseSpot', spotId });
  }
}
