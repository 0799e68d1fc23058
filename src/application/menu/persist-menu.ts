import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';
import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { loaded, loadedValue } from '@/application/shared/loadable';
import { MenuStore } from '@/application/menu/menu-store';
import type { Disposer } from '@/domain/ports/clock';
import { type StoredMenu, MenuStorage } from '@/domain/ports/stored-value';

/** Stores the menu, and shows a newer one of the same shop and language from another tab. Source: spec §7; OPEN-41. */
export class PersistMenu implements BackgroundService {
  static readonly needs = { storage: MenuStorage, menus: MenuStore };

  private readonly deps: Deps<typeof PersistMenu>;

  constructor(deps: Deps<typeof PersistMenu>) {
    this.deps = deps;
  }

  start(): Disposer {
    let fromElsewhere: StoredMenu | undefined;
    return disposeAll(
      reaction(
        () => (this.deps.menus.menu.kind === 'loaded' ? this.deps.menus.menu.value : undefined),
        (menu) => {
          if (menu !== undefined && menu !== fromElsewhere) this.deps.storage.save(menu);
        },
      ),
      this.deps.storage.onChangedElsewhere((menu) => {
        if (menu === undefined || !this.isFresher(menu)) return;
        fromElsewhere = menu;
        this.deps.menus.setMenu(menu.menu.shopId, loaded(menu));
      }),
    );
  }

  private isFresher(other: StoredMenu): boolean {
    const own = this.deps.menus.menu.kind === 'loaded' ? loadedValue(this.deps.menus.menu) : undefined;
    return (
      own !== undefined &&
      own.menu.shopId === other.menu.shopId &&
      own.language === other.language &&
      own.loadedAt < other.loadedAt
    );
  }
}
