import type { Deps } from '@/domain/ports/deps';
import { ChangeBasket } from '@/application/basket/change-basket';
import type { BasketItemId } from '@/domain/basket/basket';

/** Takes a line out of the basket. Source: OPEN-27. */
export class RemoveItem {
  static readonly needs = { changeBasket: ChangeBasket };

  private readonly deps: Deps<typeof RemoveItem>;

  constructor(deps: Deps<typeof RemoveItem>) {
    this.deps = deps;
  }

  remove(itemId: BasketItemId): void {
    this.deps.changeBasket.apply({ kind: 'remove', itemId });
  }
}
