import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { MenuStore } from '@/application/menu/menu-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { compareWithMenu } from '@/domain/basket/compare-with-menu';
import { agreedOperations, quietOperations } from '@/domain/basket/menu-diff';

/**
 * Updates the basket from the menu: lower prices at once; higher prices and unavailable dishes only once the visitor
 * has agreed. Source: OPEN-41; PAIN-42, PAIN-44.
 */
export class UpdateBasketFromMenu {
  static readonly needs = { changeBasket: ChangeBasket, baskets: BasketStore, menus: MenuStore };

  private readonly deps: Deps<typeof UpdateBasketFromMenu>;

  constructor(deps: Deps<typeof UpdateBasketFromMenu>) {
    this.deps = deps;
  }

  update(isAgreed: boolean): void {
    const menu = this.deps.menus.current;
    if (menu === undefined) return;
    const diff = compareWithMenu(this.deps.baskets.basket, menu);
    this.deps.changeBasket.apply(...(isAgreed ? agreedOperations(diff) : quietOperations(diff)));
  }
}
