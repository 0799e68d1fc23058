import { LatestOnly } from '@/application/latest-only';
import type { DeliverySpotStore } from '@/application/stores/delivery-spot-store';
import { failedAfter, IDLE, loaded, loadingAfter } from '@/application/stores/loadable';
import type { DeliverySpotCatalog } from '@/domain/ports/delivery-spot-catalog';
import type { RemoteFailure } from '@/domain/ports/remote-failure';
import { err, type Result } from '@/domain/shared/result';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';
import type { ShopId } from '@/domain/shop/shop';

/** Loads the delivery spots of a shop; never shows another shop's meanwhile. Source: spec §7; API-22. */
export class LoadDeliverySpots {
  private readonly latest = new LatestOnly();
  private readonly catalog: DeliverySpotCatalog;
  private readonly store: DeliverySpotStore;

  constructor(catalog: DeliverySpotCatalog, store: DeliverySpotStore) {
    this.catalog = catalog;
    this.store = store;
  }

  async execute(
    shopId: ShopId,
    signal?: AbortSignal,
  ): Promise<Result<readonly DeliverySpot[], RemoteFailure>> {
    const own = this.latest.begin(signal);
    const before = this.store.shopId === shopId ? this.store.spots : IDLE;
    this.store.setSpots(shopId, loadingAfter(before));
    const result = await this.catalog.spots(shopId, own);
    if (own.aborted) return err({ kind: 'aborted' });
    this.store.setSpots(shopId, result.ok ? loaded(result.value) : failedAfter(before, result.error));
    return result;
  }
}
