import { reaction } from 'mobx';
import type { StandingWork } from '@/application/shared/background-service';
import type { MenuStore } from '@/application/menu/menu-store';
import type { UpdateBasketFromMenu } from '@/application/basket/update-basket-from-menu';
import type { Stop } from '@/domain/ports/clock';

/** Whenever a menu has been loaded, what became cheaper in the basket becomes cheaper; the rest waits for the visitor's word. Source: OPEN-41, P44. */
export class FollowMenuPrices implements StandingWork {
  private readonly menus: MenuStore;
  private readonly updateBasketFromMenu: UpdateBasketFromMenu;

  constructor(menus: MenuStore, updateBasketFromMenu: UpdateBasketFromMenu) {
    this.menus = menus;
    this.updateBasketFromMenu = updateBasketFromMenu;
  }

  start(): Stop {
    return reaction(
      () => (this.menus.menu.kind === 'loaded' ? this.menus.menu.value : undefined),
      (menu) => menu !== undefined && this.updateBasketFromMenu.execute(false),
      { fireImmediately: true },
    );
  }
}
