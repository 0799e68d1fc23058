import { RetryLoading } from '@/application/connection/retry-loading';
import { BasketStore } from '@/application/basket/basket-store';
import { MenuStore } from '@/application/menu/menu-store';
import { LoadMenu } from '@/application/menu/load-menu';
import type { Disposer } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';

/**
 * Loads the menu of the basket's shop on screens without a menu of their own (favourites, offers, past orders), so
 * that the lines have names and prices their currency.
 */
export class BasketMenuModel {
  static readonly needs = {
    baskets: BasketStore,
    menus: MenuStore,
    loadMenu: LoadMenu,
    retryLoading: RetryLoading,
  };

  private readonly deps: Deps<typeof BasketMenuModel>;

  constructor(deps: Deps<typeof BasketMenuModel>) {
    this.deps = deps;
  }

  /** Not aborted when the basket is hidden: the menu is needed wherever the basket is shown next. */
  start(): Disposer {
    const { baskets, menus, loadMenu, retryLoading } = this.deps;
    const { shopId } = baskets.basket;
    if (shopId === undefined || baskets.count === 0) return () => undefined;
    const leaving = new AbortController();
    const menu = loadMenu.resource(shopId);
    if (menus.shopId === shopId && menus.menu.kind !== 'failed') retryLoading.watch(menu, leaving.signal);
    else retryLoading.load(menu, leaving.signal);
    return () => leaving.abort();
  }
}
