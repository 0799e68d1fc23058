import { makeAutoObservable, observableRef } from 'mobx';
import { IDLE, loadedValue, type Loadable } from '@/application/shared/loadable';
import type { Menu } from '@/domain/menu/menu';
import type { StoredMenu } from '@/domain/ports/stored-value';
import type { ShopId } from '@/domain/shop/shop';

/**
 * The menu of one shop in one language. `shopId` is set before the menu is loaded; `earliest` is the first menu of
 * this shop that was shown: it still has the names of what is gone since (PAIN-42).
 */
export class MenuStore {
  shopId: ShopId | undefined = undefined;
  menu: Loadable<StoredMenu> = IDLE;
  earliest: Menu | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { menu: observableRef, earliest: observableRef });
  }

  get current(): Menu | undefined {
    return loadedValue(this.menu)?.menu;
  }

  setMenu(shopId: ShopId, menu: Loadable<StoredMenu>): void {
    if (this.shopId !== shopId) this.earliest = undefined;
    this.shopId = shopId;
    this.menu = menu;
    this.earliest ??= loadedValue(menu)?.menu;
  }
}
