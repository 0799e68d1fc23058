import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';
import type { StandingWork } from '@/application/shared/background-service';
import { MenuStore } from '@/application/menu/menu-store';
import { UpdateBasketFromMenu } from '@/application/basket/update-basket-from-menu';
import type { Stop } from '@/domain/ports/clock';

/** Whenever a menu has been loaded, what became cheaper in the basket becomes cheaper; the rest waits for the visitor's word. Source: OPEN-41, PAIN-44. */
export class FollowMenuPrices implements StandingWork {
  static readonly needs = { menus: MenuStore, updateBasketFromMenu: UpdateBasketFromMenu };

  private readonly deps: Deps<typeof FollowMenuPrices>;

  constructor(deps: Deps<typeof FollowMenuPrices>) {
    this.deps = deps;
  }

  start(): Stop {
    return reaction(
      () => (this.deps.menus.menu.kind === 'loaded' ? this.deps.menus.menu.value : undefined),
      (menu) => menu !== undefined && this.deps.updateBasketFromMenu.update(false),
      { fireImmediately: true },
    );
  }
}
