import type { Deps } from '@/domain/ports/deps';
import { ChangeBasket } from '@/application/basket/change-basket';
import type { SpotId } from '@/domain/shop/delivery-spot';

/** Where the food is brought; undefined chooses none. Source: spec §3 Basket. */
export class ChooseSpot {
  static readonly needs = { changeBasket: ChangeBasket };

  private readonly deps: Deps<typeof ChooseSpot>;

  constructor(deps: Deps<typeof ChooseSpot>) {
    this.deps = deps;
  }

  choose(spotId: SpotId | undefined): void {
    this.deps.changeBasket.apply({ kind: 'chooseSpot', spotId });
  }
}
