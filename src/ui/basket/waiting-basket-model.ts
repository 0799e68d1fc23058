import { RetryLoading } from '@/application/connection/retry-loading';
import { BasketStore } from '@/application/basket/basket-store';
import { RestoreSetAsideBasket } from '@/application/basket/restore-set-aside-basket';
import { MenuStore } from '@/application/menu/menu-store';
import { LoadShops } from '@/application/shops/load-shops';
import { ShopListStore } from '@/application/shops/shop-list-store';
import type { Basket } from '@/domain/basket/basket';
import type { Currency } from '@/domain/menu/menu';
import { buildPath } from '@/domain/navigation/build-path';
import type { Disposer } from '@/domain/ports/clock';
import { Navigator } from '@/domain/ports/navigator';
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
  static readonly needs = {
    baskets: BasketStore,
    menus: MenuStore,
    list: ShopListStore,
    loadShops: LoadShops,
    retryLoading: RetryLoading,
    restoring: RestoreSetAsideBasket,
    navigator: Navigator,
  };

  private readonly deps: Deps<typeof WaitingBasketModel>;

  constructor(deps: Deps<typeof WaitingBasketModel>) {
    this.deps = deps;
  }

  /** Loads the shop of the basket, where it is not in the list: its dishes say the currency. */
  start(): Disposer {
    const leaving = new AbortController();
    const { retryLoading, loadShops } = this.deps;
    retryLoading.loadEach(
      () => this.unknownShopId,
      (shopId, signal) => loadShops.resourceOfShop(shopId, signal),
      leaving.signal,
    );
    return () => leaving.abort();
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

  /** The baskets of other shops (PAIN-36). */
  get setAside(): readonly Basket[] {
    return this.deps.baskets.setAside;
  }

  async restore(shopId: ShopId): Promise<void> {
    const path = this.deps.restoring.restore(shopId);
    if (path !== undefined) await this.deps.navigator.go(path);
  }

  private get unknownShopId(): ShopId | undefined {
    const { list } = this.deps;
    const shopId = this.basket?.shopId;
    return list.extent === undefined || list.find(shopId) !== undefined ? undefined : shopId;
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
