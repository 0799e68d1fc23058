import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';
import type { BackgroundService } from '@/application/shared/background-service';
import { MenuStore } from '@/application/menu/menu-store';
import { UpdateBasketFromMenu } from '@/application/basket/update-basket-from-menu';
import type { Disposer } from '@/domain/ports/clock';

/**
 * Applies lower prices to the basket whenever a menu has been loaded; other changes need the visitor's confirmation.
 * Source: OPEN-41, PAIN-44.
 */
export class ApplyMenuPrices implements BackgroundService {
  static readonly needs = { menus: MenuStore, updateBasketFromMenu: UpdateBasketFromMenu };

  private readonly deps: Deps<typeof ApplyMenuPrices>;

  constructor(deps: Deps<typeof ApplyMenuPrices>) {
    this.deps = deps;
  }

  start(): Disposer {
    return reaction(
      () => (this.deps.menus.menu.kind === 'loaded' ? this.deps.menus.menu.value : undefined),
      (menu) => menu !== undefined && this.deps.updateBasketFromMenu.update(false),
      { fireImmediately: true },
    );
  }
}
