import type { BasketStore } from '@/application/stores/basket-store';
import { hasItems } from '@/domain/basket/basket-count';

/** Sets the basket aside by its shop before it is emptied, so that it can be brought back in one tap. Source: P36. */
export class SetAsideBasket {
  private readonly baskets: BasketStore;

  constructor(baskets: BasketStore) {
    this.baskets = baskets;
  }

  execute(): void {
    const { basket, setAside } = this.baskets;
    if (!hasItems(basket) || basket.shopId === undefined) return;
    this.baskets.setSetAside([...setAside.filter((other) => other.shopId !== basket.shopId), basket]);
  }
}
