import type { BasketStore } from '@/application/basket/basket-store';
import type { ChangeBasket } from '@/application/basket/change-basket';
import { newItemId } from '@/application/shared/new-ids';
import type { BasketItemId } from '@/domain/basket/basket';
import type { Randomness } from '@/domain/ports/randomness';

/**
 * One portion more of a line. It is put as a portion of its own, which joins the line of the same dish, so that two
 * tabs that both add one end with two more. Source: OPEN-27; BASK-03.
 */
export class IncreaseItem {
  private readonly changeBasket: ChangeBasket;
  private readonly baskets: BasketStore;
  private readonly randomness: Randomness;

  constructor(changeBasket: ChangeBasket, baskets: BasketStore, randomness: Randomness) {
    this.changeBasket = changeBasket;
    this.baskets = baskets;
    this.randomness = randomness;
  }

  execute(itemId: BasketItemId): void {
    const line = this.baskets.items.find((item) => item.id === itemId);
    if (line === undefined) return;
    this.changeBasket.put({ ...line, id: newItemId(this.randomness), quantity: 1 });
  }
}
