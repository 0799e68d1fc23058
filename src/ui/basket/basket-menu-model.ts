import { RetryLoading } from '@/application/connection/retry-loading';
import { BasketStore } from '@/application/basket/basket-store';
import { MenuStore } from '@/application/menu/menu-store';
import { LoadMenu } from '@/application/menu/load-menu';
import type { Disposer } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';

/**
 * Sees to it that the lines of the basket have their names and prices their currency, where no screen has asked for
 * the menu: favourites, offers and past orders show the basket and need no shop.
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

  /** What is on its way goes on when the basket is left: it is wanted wherever the basket is shown next. */
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
