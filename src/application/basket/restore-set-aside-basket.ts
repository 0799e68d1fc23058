import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { basketSetAside, withoutSetAside } from '@/domain/basket/set-aside';
import { buildPath } from '@/domain/navigation/build-path';
import type { ShopId } from '@/domain/shop/shop';

/**
 * Restores the basket that was set aside for a shop, setting aside the current one. Returns the path of that shop's
 * menu; undefined when nothing was set aside. Source: PAIN-36.
 */
export class RestoreSetAsideBasket {
  static readonly needs = {
    changeBasket: ChangeBasket,
    baskets: BasketStore,
  };

  private readonly deps: Deps<typeof RestoreSetAsideBasket>;

  constructor(deps: Deps<typeof RestoreSetAsideBasket>) {
    this.deps = deps;
  }

  restore(shopId: ShopId): string | undefined {
    const basket = basketSetAside(this.deps.baskets.setAside, shopId);
    if (basket === undefined) return undefined;
    this.deps.baskets.setBasketAside();
    this.deps.baskets.setSetAside(withoutSetAside(this.deps.baskets.setAside, shopId));
    this.deps.changeBasket.apply({ kind: 'restore', basket });
    return buildPath.menuPage(shopId);
  }
}
