import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { newItemId } from '@/application/shared/new-ids';
import type { BasketItemId } from '@/domain/basket/basket';
import { Randomness } from '@/domain/ports/randomness';

/**
 * One portion more of a line. It is put as a portion of its own, which joins the line of the same dish, so that two
 * tabs that both add one end with two more. Source: OPEN-27; BASK-03.
 */
export class IncreaseItem {
  static readonly needs = { changeBasket: ChangeBasket, baskets: BasketStore, randomness: Randomness };

  private readonly deps: Deps<typeof IncreaseItem>;

  constructor(deps: Deps<typeof IncreaseItem>) {
    this.deps = deps;
  }

  increase(itemId: BasketItemId): void {
    const line = this.deps.baskets.items.find((item) => item.id === itemId);
    if (line === undefined) return;
    this.deps.changeBasket.put({ ...line, id: newItemId(this.deps.randomness), quantity: 1 });
  }
}
