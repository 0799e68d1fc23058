import { BasketStore } from '@/application/basket/basket-store';
import { MenuStore } from '@/application/menu/menu-store';
import { ShopListStore } from '@/application/shops/shop-list-store';
import type { Currency } from '@/domain/menu/menu';
import { buildPath } from '@/domain/navigation/build-path';
import type { Deps } from '@/domain/ports/deps';
import type { Amount } from '@/domain/shared/amount';
import type { ShopId } from '@/domain/shop/shop';

/** A basket that waits at home, with the pages that it continues at. */
export interface WaitingBasket {
  readonly shopId: ShopId;
  readonly shopName: string;
  readonly count: number;
  readonly total: Amount;
  readonly checkoutPath: string;
  readonly menuPath: string;
}

/** The basket at home, where no shop is selected. Source: DEC-87. */
export class WaitingBasketModel {
  static readonly needs = { baskets: BasketStore, menus: MenuStore, list: ShopListStore };

  private readonly deps: Deps<typeof WaitingBasketModel>;

  constructor(deps: Deps<typeof WaitingBasketModel>) {
    this.deps = deps;
  }

  get basket(): WaitingBasket | undefined {
    const { count, total, basket } = this.deps.baskets;
    const { shopId, shopName } = basket;
    if (count === 0 || shopId === undefined) return undefined;
    return {
      ...{ shopId, shopName, count, total },
      checkoutPath: buildPath.checkoutPage(shopId),
      menuPath: buildPath.menuPage(shopId),
    };
  }

  /** As the dishes of the shop or its menu say; undefined while neither is loaded. */
  get currency(): Currency | undefined {
    const { menus, baskets, list } = this.deps;
    const { shopId } = baskets.basket;
    if (shopId === undefined) return undefined;
    if (menus.shopId === shopId && menus.current !== undefined) return menus.current.currency;
    return list.dishes.get(shopId)?.[0]?.currency;
  }
}
