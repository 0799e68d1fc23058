import type { ChangeBasket } from '@/application/basket/change-basket';
import type { BasketItemId } from '@/domain/basket/basket';

/** Takes a line out of the basket. Source: OPEN-27. */
export class RemoveItem {
  private readonly changeBasket: ChangeBasket;

  constructor(changeBasket: ChangeBasket) {
    this.changeBasket = changeBasket;
  }

  execute(itemId: BasketItemId): void {
    this.changeBasket.execute({ kind: 'remove', itemId });
  }
}
