import { makeAutoObservable, observableRef, observableStruct } from 'mobx';
import { IDLE, loadedValue, type Loadable } from '@/application/shared/loadable';
import type { Menu } from '@/domain/menu/menu';
import { withUnserved, type UnservedDishes } from '@/domain/menu/with-unserved';
import type { StoredMenu } from '@/domain/ports/stored-value';
import type { ShopId } from '@/domain/shop/shop';

/**
 * The menu of one shop in one language. `shopId` is set before the menu is loaded; `earliest` is the first menu of
 * this shop that was shown: it still has the names of what is gone since (PAIN-42). `unserved` are the dishes that are
 * not served now.
 */
export class MenuStore {
  shopId: ShopId | undefined = undefined;
  menu: Loadable<StoredMenu> = IDLE;
  earliest: Menu | undefined = undefined;
  unserved: UnservedDishes = new Map();

  constructor() {
    // The same dishes as before draw nothing again.
    makeAutoObservable(this, { menu: observableRef, earliest: observableRef, unserved: observableStruct });
  }

  /** As of now: what is not served cannot be ordered. */
  get current(): Menu | undefined {
    const menu = loadedValue(this.menu)?.menu;
    return menu && withUnserved(menu, this.unserved);
  }

  setMenu(shopId: ShopId, menu: Loadable<StoredMenu>): void {
    if (this.shopId !== shopId) this.earliest = undefined;
    this.shopId = shopId;
    this.menu = menu;
    this.earliest ??= loadedValue(menu)?.menu;
  }

  setUnserved(unserved: UnservedDishes): void {
    this.unserved = unserved;
  }
}
