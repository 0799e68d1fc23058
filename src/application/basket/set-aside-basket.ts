import type { BasketStore } from '@/application/basket/basket-store';
import { setBasketAside } from '@/domain/basket/set-aside';

/** Sets the basket aside by its shop before it is emptied, so that it can be brought back in one tap. Source: P36. */
export class SetAsideBasket {
  private readonly baskets: BasketStore;

  constructor(baskets: BasketStore) {
    this.baskets = baskets;
  }

  execute(): void {
    this.baskets.setSetAside(setBasketAside(this.baskets.setAside, this.baskets.basket));
  }
}
