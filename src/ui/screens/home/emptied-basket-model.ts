import { BasketStore } from '@/application/basket/basket-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import type { Basket } from '@/domain/basket/basket';
import { buildPath } from '@/domain/navigation/build-path';
import type { Disposer } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import { Navigator } from '@/domain/ports/navigator';

/** The basket that was emptied just now, until home is left or another one is begun. Source: DEC-154. */
export class EmptiedBasketModel {
  static readonly needs = { baskets: BasketStore, changeBasket: ChangeBasket, navigator: Navigator };

  private readonly deps: Deps<typeof EmptiedBasketModel>;

  constructor(deps: Deps<typeof EmptiedBasketModel>) {
    this.deps = deps;
  }

  start(): Disposer {
    return () => this.deps.baskets.setEmptied(undefined);
  }

  get emptied(): Basket | undefined {
    const { baskets } = this.deps;
    return baskets.count === 0 ? baskets.emptied : undefined;
  }

  /** Brings the basket back whole, and leads to the menu that it came from. */
  async undo(): Promise<void> {
    const basket = this.emptied;
    if (basket?.shopId === undefined) return;
    this.deps.changeBasket.apply({ kind: 'restore', basket });
    await this.deps.navigator.go(buildPath.menuPage(basket.shopId));
  }
}
