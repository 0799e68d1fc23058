import type { ShopStore } from '@/application/stores/shop-store';
import type { RemoteFailure } from '@/domain/ports/remote-failure';
import type { ShopCatalog } from '@/domain/ports/shop-catalog';
import { err, type Result } from '@/domain/shared/result';
import type { Shop, ShopId } from '@/domain/shop/shop';

/** Loads one shop by its number and stores it as the selected one. Source: spec §7; API-15, NAV-09. */
export class TakeShop {
  private readonly catalog: ShopCatalog;
  private readonly shops: ShopStore;

  constructor(catalog: ShopCatalog, shops: ShopStore) {
    this.catalog = catalog;
    this.shops = shops;
  }

  async execute(shopId: ShopId, signal?: AbortSignal): Promise<Result<Shop, RemoteFailure>> {
    const result = await this.catalog.shop(shopId, signal);
    if (signal?.aborted === true) return err({ kind: 'aborted' });
    if (result.ok && result.value.id !== shopId) return err({ kind: 'malformed', path: 'id' });
    if (result.ok) this.shops.setShop(result.value);
    return result;
  }
}
