import type { ShopStore } from '@/application/shops/shop-store';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { ShopCatalog } from '@/domain/ports/shop-catalog';
import type { Result } from '@/domain/shared/result';
import type { Shop } from '@/domain/shop/shop';

/**
 * Loads the selected shop afresh; one that was left meanwhile does not come back. Undefined when none is selected.
 * Source: OPEN-41; P23.
 */
export class RefreshShop {
  private readonly catalog: ShopCatalog;
  private readonly shops: ShopStore;

  constructor(catalog: ShopCatalog, shops: ShopStore) {
    this.catalog = catalog;
    this.shops = shops;
  }

  async execute(): Promise<Result<Shop, RemoteFailure> | undefined> {
    const { shop } = this.shops;
    if (shop === undefined) return undefined;
    const result = await this.catalog.shop(shop.id);
    if (result.ok && result.value.id === this.shops.shop?.id) this.shops.setShop(result.value);
    return result;
  }
}
