import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { setBasketAside } from '@/domain/basket/set-aside';

/** Sets the basket aside by its shop before it is emptied, so that it can be brought back in one tap. Source: PAIN-36. */
export class SetAsideBasket {
  static readonly needs = { baskets: BasketStore };

  private readonly deps: Deps<typeof SetAsideBasket>;

  constructor(deps: Deps<typeof SetAsideBasket>) {
    this.deps = deps;
  }

  setAside(): void {
    this.deps.baskets.setSetAside(setBasketAside(this.deps.baskets.setAside, this.deps.baskets.basket));
  }
}
