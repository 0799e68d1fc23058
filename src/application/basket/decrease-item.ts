import type { ChangeBasket } from '@/application/basket/change-basket';
import type { BasketItemId } from '@/domain/basket/basket';

/** One portion less; a line of one portion goes. Source: spec §4 Basket, AMB-42; BASK-05. */
export class DecreaseItem {
  private readonly changeBasket: ChangeBasket;

  constructor(changeBasket: ChangeBasket) {
    this.changeBasket = changeBasket;
  }

  execute(itemId: BasketItemId): void {
    this.changeBasket.execute({ kind: 'decrease', itemId });
  }
}
