import { RemoteScript } from '@test/support/memory/remote-script';
import type { DeliverySpotCatalog } from '@/domain/ports/delivery-spot-catalog';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';
import type { ShopId } from '@/domain/shop/shop';

export class MemoryDeliverySpotCatalog implements DeliverySpotCatalog {
  readonly script = new RemoteScript();
  readonly byShop: Map<ShopId, readonly DeliverySpot[]>;

  constructor(byShop: Iterable<readonly [ShopId, readonly DeliverySpot[]]> = []) {
    this.byShop = new Map(byShop);
  }

  spots(shopId: ShopId, signal?: AbortSignal): Promise<Result<readonly DeliverySpot[], RemoteFailure>> {
    return this.script.run(`spots ${shopId}`, signal, () => ok(this.byShop.get(shopId) ?? []));
  }
}
