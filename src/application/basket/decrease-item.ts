import type { Deps } from '@/domain/ports/deps';
import { ChangeBasket } from '@/application/basket/change-basket';
import type { BasketItemId } from '@/domain/basket/basket';

/** One portion less; a line of one portion goes. Source: spec §4 Basket, AMB-42; BASK-05. */
export class DecreaseItem {
  static readonly needs = { changeBasket: ChangeBasket };

  private readonly deps: Deps<typeof DecreaseItem>;

  constructor(deps: Deps<typeof DecreaseItem>) {
    this.deps = deps;
  }

  decrease(itemId: BasketItemId): void {
    this.deps.changeBasket.apply({ kind: 'decrease', itemId });
  }
}
