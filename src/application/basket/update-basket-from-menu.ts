import type { BasketStore } from '@/application/basket/basket-store';
import type { MenuStore } from '@/application/menu/menu-store';
import type { ChangeBasket } from '@/application/basket/change-basket';
import { compareWithMenu } from '@/domain/basket/compare-with-menu';
import { agreedOperations, quietOperations } from '@/domain/basket/menu-diff';

/**
 * Brings the basket up to date with the menu: what became cheaper at once, what became dearer or is gone only once
 * the visitor has agreed to the slip. Source: OPEN-41; P42, P44.
 */
export class UpdateBasketFromMenu {
  private readonly changeBasket: ChangeBasket;
  private readonly baskets: BasketStore;
  private readonly menus: MenuStore;

  constructor(changeBasket: ChangeBasket, baskets: BasketStore, menus: MenuStore) {
    this.changeBasket = changeBasket;
    this.baskets = baskets;
    this.menus = menus;
  }

  execute(isAgreed: boolean): void {
    const menu = this.menus.current;
    if (menu === undefined) return;
    const slip = compareWithMenu(this.baskets.basket, menu);
    this.changeBasket.execute(...(isAgreed ? agreedOperations(slip) : quietOperations(slip)));
  }
}
