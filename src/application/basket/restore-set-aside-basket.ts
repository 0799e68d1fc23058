import type { BasketStore } from '@/application/basket/basket-store';
import type { ChangeBasket } from '@/application/basket/change-basket';
import type { SetAsideBasket } from '@/application/basket/set-aside-basket';
import { basketSetAside, withoutSetAside } from '@/domain/basket/set-aside';
import { buildPath } from '@/domain/navigation/build-path';
import type { ShopId } from '@/domain/shop/shop';

/**
 * Brings back the basket that was set aside for a shop, setting aside the one in its place. Answers the path of that
 * shop's menu; undefined when nothing was set aside. Source: P36.
 */
export class RestoreSetAsideBasket {
  private readonly changeBasket: ChangeBasket;
  private readonly setAsideBasket: SetAsideBasket;
  private readonly baskets: BasketStore;

  constructor(changeBasket: ChangeBasket, setAsideBasket: SetAsideBasket, baskets: BasketStore) {
    this.changeBasket = changeBasket;
    this.setAsideBasket = setAsideBasket;
    this.baskets = baskets;
  }

  execute(shopId: ShopId): string | undefined {
    const basket = basketSetAside(this.baskets.setAside, shopId);
    if (basket === undefined) return undefined;
    this.setAsideBasket.execute();
    this.baskets.setSetAside(withoutSetAside(this.baskets.setAside, shopId));
    this.changeBasket.execute({ kind: 'restore', basket });
    return buildPath.menuPage(shopId);
  }
}
