import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { MenuStore } from '@/application/menu/menu-store';
import { CheckOrderForm } from '@/application/checkout/check-order-form';
import { LoadMenu } from '@/application/menu/load-menu';
import { RefreshShop } from '@/application/shops/refresh-shop';
import { compareWithMenu } from '@/domain/basket/compare-with-menu';
import { type MenuDiff, needsConfirmation } from '@/domain/basket/menu-diff';
import type { Menu } from '@/domain/menu/menu';
import type { OrderContact } from '@/domain/order/order-content';
import type { CheckoutFieldError } from '@/domain/order/validate-checkout';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Shop, ShopId } from '@/domain/shop/shop';
import { canSelectShop } from '@/domain/shop/shop-availability';

/** Why a basket is not ordered; nothing was sent. */
export type BasketObstacle =
  /** All errors at once. */
  | { readonly kind: 'incomplete'; readonly fieldErrors: readonly CheckoutFieldError[] }
  /** The shop accepts no orders now; its badge shows why. */
  | { readonly kind: 'shopNotOrderable'; readonly shop: Shop }
  /** Prices rose or dishes are unavailable: the visitor must agree first (`UpdateBasketFromMenu`). */
  | { readonly kind: 'menuChanged'; readonly diff: MenuDiff }
  /** Shop or menu could not be loaded. */
  | { readonly kind: 'notChecked'; readonly failure: RemoteFailure };

/**
 * Checks whether the basket can be ordered now: the form is valid, the reloaded shop accepts orders, and the menu
 * needs no confirmation. The form is checked again at the end, since another tab may change it meanwhile. Resolves to
 * the menu. Source: spec §5, AMB-06, OPEN-18 Checkout, OPEN-41; PAIN-23, PAIN-42, PAIN-44.
 */
export class CheckBasket {
  static readonly needs = {
    baskets: BasketStore,
    menus: MenuStore,
    checkOrderForm: CheckOrderForm,
    refreshShop: RefreshShop,
    loadMenu: LoadMenu,
  };

  private readonly deps: Deps<typeof CheckBasket>;

  constructor(deps: Deps<typeof CheckBasket>) {
    this.deps = deps;
  }

  async check(contact: OrderContact): Promise<Result<Menu, BasketObstacle>> {
    const fieldErrors = await this.deps.checkOrderForm.check(contact);
    const { shopId } = this.deps.baskets.basket;
    if (fieldErrors.length > 0 || shopId === undefined) return err({ kind: 'incomplete', fieldErrors });
    const shop = await this.deps.refreshShop.refresh();
    if (shop?.ok === false) return err({ kind: 'notChecked', failure: shop.error });
    if (shop !== undefined && !canSelectShop(shop.value))
      return err({ kind: 'shopNotOrderable', shop: shop.value });
    const menu = await this.menuOf(shopId);
    if (!menu.ok) return err({ kind: 'notChecked', failure: menu.error });
    const diff = compareWithMenu(this.deps.baskets.basket, menu.value);
    if (needsConfirmation(diff)) return err({ kind: 'menuChanged', diff });
    const errorsSince = await this.deps.checkOrderForm.check(contact);
    return errorsSince.length > 0 ? err({ kind: 'incomplete', fieldErrors: errorsSince }) : menu;
  }

  private async menuOf(shopId: ShopId): Promise<Result<Menu, RemoteFailure>> {
    const { current } = this.deps.menus;
    return current?.shopId === shopId ? ok(current) : this.deps.loadMenu.load(shopId);
  }
}
