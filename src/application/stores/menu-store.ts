import { makeAutoObservable, observableRef } from 'mobx';
import { IDLE, loadedValue, type Loadable } from '@/application/stores/loadable';
import type { Menu } from '@/domain/menu/menu';
import type { KeptMenu } from '@/domain/ports/kept-value';
import type { ShopId } from '@/domain/shop/shop';

/** The menu of one shop in one language. `shopId` says whose it is, also while it is only on its way. */
export class MenuStore {
  shopId: ShopId | undefined = undefined;
  menu: Loadable<KeptMenu> = IDLE;

  constructor() {
    makeAutoObservable(this, { menu: observableRef });
  }

  get current(): Menu | undefined {
    return loadedValue(this.menu)?.menu;
  }

  setMenu(shopId: ShopId, menu: Loadable<KeptMenu>): void {
    this.shopId = shopId;
    this.menu = menu;
  }
}
