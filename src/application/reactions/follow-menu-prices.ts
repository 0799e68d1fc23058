import { reaction } from 'mobx';
import type { StandingWork } from '@/application/reactions/standing-work';
import type { MenuStore } from '@/application/stores/menu-store';
import type { UpdateBasketFromMenu } from '@/application/use-cases/update-basket-from-menu';
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
