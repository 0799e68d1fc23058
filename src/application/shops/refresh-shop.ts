import type { Deps } from '@/domain/ports/deps';
import { ShopStore } from '@/application/shops/shop-store';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ShopCatalog } from '@/domain/ports/shop-catalog';
import type { Result } from '@/domain/shared/result';
import type { Shop } from '@/domain/shop/shop';

/**
 * Loads the selected shop again; one that was deselected meanwhile is not selected again. Undefined when none is
 * selected. Source: OPEN-41; PAIN-23.
 */
export class RefreshShop {
  static readonly needs = { catalog: ShopCatalog, shops: ShopStore };

  private readonly deps: Deps<typeof RefreshShop>;

  constructor(deps: Deps<typeof RefreshShop>) {
    this.deps = deps;
  }

  async refresh(): Promise<Result<Shop, RemoteFailure> | undefined> {
    const { shop } = this.deps.shops;
    if (shop === undefined) return undefined;
    const result = await this.deps.catalog.shop(shop.id);
    if (result.ok && result.value.id === this.deps.shops.shop?.id) this.deps.shops.setShop(result.value);
    return result;
  }
}
