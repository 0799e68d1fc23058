import type { Deps } from '@/domain/ports/deps';
import { newItemId, newSeed } from '@/application/shared/new-ids';
import { LatestOnly } from '@/application/shared/latest-only';
import { BasketStore } from '@/application/basket/basket-store';
import { LanguageStore } from '@/application/language/language-store';
import { loaded } from '@/application/shared/loadable';
import { MenuStore } from '@/application/menu/menu-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopStore } from '@/application/shops/shop-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { hasItems } from '@/domain/basket/basket-count';
import type { BasketOperation } from '@/domain/basket/basket-operation';
import { isOtherShopsBasket } from '@/domain/basket/is-other-shops-basket';
import { type DishesAgain, dishesAgain } from '@/domain/customer/dishes-again';
import type { PastOrder } from '@/domain/customer/past-order';
import type { Menu } from '@/domain/menu/menu';
import { menuAt } from '@/domain/menu/serving';
import { confirmOtherShop } from '@/domain/notice/confirmations';
import { Clock } from '@/domain/ports/clock';
import { MenuCatalog } from '@/domain/ports/menu-catalog';
import { Randomness } from '@/domain/ports/randomness';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ShopCatalog } from '@/domain/ports/shop-catalog';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Shop } from '@/domain/shop/shop';
import { canSelectShop } from '@/domain/shop/shop-availability';

export type Reorder =
  /** Added to the basket; `again` lists what was left out and what has another price. */
  | { readonly kind: 'filled'; readonly shop: Shop; readonly again: DishesAgain }
  /** Nothing of it is available any more; the basket is unchanged. */
  | { readonly kind: 'nothingLeft'; readonly again: DishesAgain }
  /** The shop accepts no orders now; its badge shows why. */
  | { readonly kind: 'notSelectable'; readonly shop: Shop }
  /** The visitor chose to keep the basket of the other shop. */
  | { readonly kind: 'declined' };

/**
 * Fills the basket from an earlier order, with the shop and its menu of today. Before a basket of another shop is set
 * aside, the visitor is asked. Either everything happens or nothing. Source: decisions, Order history; PROD-08,
 * PAIN-36, PAIN-42.
 */
export class OrderAgain {
  static readonly needs = {
    shopCatalog: ShopCatalog,
    menuCatalog: MenuCatalog,
    clock: Clock,
    randomness: Randomness,
    baskets: BasketStore,
    shops: ShopStore,
    menus: MenuStore,
    languages: LanguageStore,
    settings: SettingsStore,
    notices: NoticeStore,
    changeBasket: ChangeBasket,
  };

  private readonly latest = new LatestOnly();
  private readonly deps: Deps<typeof OrderAgain>;

  constructor(deps: Deps<typeof OrderAgain>) {
    this.deps = deps;
  }

  async orderAgain(order: PastOrder, signal?: AbortSignal): Promise<Result<Reorder, RemoteFailure>> {
    const own = this.latest.begin(signal);
    const [shop, menu] = await Promise.all([
      this.deps.shopCatalog.shop(order.shopId, own),
      this.deps.menuCatalog.menu(order.shopId, own),
    ]);
    if (own.aborted) return err({ kind: 'aborted' });
    if (!shop.ok) return shop;
    if (!canSelectShop(shop.value)) return ok({ kind: 'notSelectable', shop: shop.value });
    if (!menu.ok) return menu;
    const servedNow = menuAt(menu.value, this.deps.clock.now());
    const again = dishesAgain(order, servedNow, () => newItemId(this.deps.randomness));
    if (again.lines.length === 0) return ok({ kind: 'nothingLeft', again });
    if (!(await this.mayLeaveBasket(order))) return ok({ kind: 'declined' });
    if (own.aborted) return err({ kind: 'aborted' });
    this.settleInShop(shop.value, menu.value);
    this.fill(order, shop.value, again);
    return ok({ kind: 'filled', shop: shop.value, again });
  }

  private async mayLeaveBasket({ shopId }: PastOrder): Promise<boolean> {
    const { basket } = this.deps.baskets;
    return !isOtherShopsBasket(basket, shopId) || this.deps.notices.ask(confirmOtherShop(basket.shopName));
  }

  private settleInShop(shop: Shop, menu: Menu): void {
    const { shops, menus, languages } = this.deps;
    shops.setShop(shop);
    const language = languages.language;
    menus.setMenu(shop.id, loaded({ menu, language, loadedAt: this.deps.clock.now() }));
  }

  private fill(order: PastOrder, { id, name }: Shop, { lines }: DishesAgain): void {
    const { basket } = this.deps.baskets;
    if (basket.shopId !== id) this.deps.baskets.setBasketAside();
    const isBegun = basket.shopId === id && hasItems(basket);
    this.deps.changeBasket.apply(
      { kind: 'moveToShop', shopId: id, shopName: name },
      ...(isBegun ? [] : this.orderTypeOf(order)),
      ...lines.map((item) => ({ kind: 'put', item, seed: newSeed(this.deps.randomness) }) as const),
    );
  }

  /** The order type of the earlier order, if it is still enabled. */
  private orderTypeOf({ orderType }: PastOrder): readonly BasketOperation[] {
    const enabled = this.deps.settings.settings?.orderTypes ?? [];
    if (orderType === undefined || !enabled.includes(orderType)) return [];
    return [{ kind: 'chooseOrderType', orderType, keepsSpot: false }];
  }
}
