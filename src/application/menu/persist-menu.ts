import { reaction } from 'mobx';
import { type StandingWork, stopAll } from '@/application/shared/background-service';
import { loaded, loadedValue } from '@/application/shared/loadable';
import type { MenuStore } from '@/application/menu/menu-store';
import type { Stop } from '@/domain/ports/clock';
import type { KeptMenu, MenuStorage } from '@/domain/ports/stored-value';

/** Keeps the menu, and takes a fresher one of the same shop and language from another tab. Source: spec §7; OPEN-41. */
export class KeepMenu implements StandingWork {
  private readonly storage: MenuStorage;
  private readonly menus: MenuStore;

  constructor(storage: MenuStorage, menus: MenuStore) {
    this.storage = storage;
    this.menus = menus;
  }

  start(): Stop {
    let fromElsewhere: KeptMenu | undefined;
    return stopAll(
      reaction(
        () => (this.menus.menu.kind === 'loaded' ? this.menus.menu.value : undefined),
        (menu) => {
          if (menu !== undefined && menu !== fromElsewhere) this.storage.keep(menu);
        },
      ),
      this.storage.onChangedElsewhere((menu) => {
        if (menu === undefined || !this.isFresher(menu)) return;
        fromElsewhere = menu;
        this.menus.setMenu(menu.menu.shopId, loaded(menu));
      }),
    );
  }

  private isFresher(other: KeptMenu): boolean {
    const own = this.menus.menu.kind === 'loaded' ? loadedValue(this.menus.menu) : undefined;
    return (
      own !== undefined &&
      own.menu.shopId === other.menu.shopId &&
      own.language === other.language &&
      own.loadedAt < other.loadedAt
    );
  }
}
