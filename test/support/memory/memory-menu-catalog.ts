import { refusal } from '@test/support/memory/refusal';
import { RemoteScript } from '@test/support/memory/remote-script';
import type { Menu } from '@/domain/menu/menu';
import type { MenuCatalog } from '@/domain/ports/menu-catalog';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';

export class MemoryMenuCatalog implements MenuCatalog {
  readonly script = new RemoteScript();
  all: readonly Menu[];

  constructor(all: readonly Menu[] = []) {
    this.all = all;
  }

  menu(shopId: ShopId, signal?: AbortSignal): Promise<Result<Menu, RemoteFailure>> {
    return this.script.run(`menu ${shopId}`, signal, () => {
      const menu = this.all.find((candidate) => candidate.shopId === shopId);
      return menu === undefined
        ? err(refusal(404, 'not-found', { family: 'menu', shopId: String(shopId) }))
        : ok(menu);
    });
  }
}
