import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { MenuStore } from '@/application/menu/menu-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import { compareWithMenu } from '@/domain/basket/compare-with-menu';
import { agreedOperations, quietOperations } from '@/domain/basket/menu-diff';

/**
 * Brings the basket up to date with the menu: what became cheaper at once, what became dearer or is gone only once
 * the visitor has agreed to the slip. Source: OPEN-41; PAIN-42, PAIN-44.
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
