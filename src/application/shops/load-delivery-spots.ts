import type { Deps } from '@/domain/ports/deps';
import { LatestOnly } from '@/application/shared/latest-only';
import type { Resource } from '@/application/connection/retry-loading';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import {
  failedAfter,
  IDLE,
  loaded,
  loadingAfter,
  NOT_WANTED,
  retryingAfter,
  stoppedLoading,
} from '@/application/shared/loadable';
import { DeliverySpotCatalog } from '@/domain/ports/delivery-spot-catalog';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, type Result } from '@/domain/shared/result';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';
import type { ShopId } from '@/domain/shop/shop';

/** Loads the delivery spots of a shop; never shows another shop's meanwhile. Source: spec §7; API-22. */
export class LoadDeliverySpots {
  static readonly needs = { catalog: DeliverySpotCatalog, store: DeliverySpotStore };

  private readonly latest = new LatestOnly();

  private readonly deps: Deps<typeof LoadDeliverySpots>;

  constructor(deps: Deps<typeof LoadDeliverySpots>) {
    this.deps = deps;
  }

  /**
   * Returns the resource for `RetryLoading`, until the signal aborts; it applies only while the store has this shop.
   */
  resource(shopId: ShopId, signal: AbortSignal): Resource {
    return {
      state: () => (this.deps.store.shopId === shopId ? this.deps.store.spots : NOT_WANTED),
      load: (isRetry) => this.load(shopId, signal, isRetry),
    };
  }

  async load(
    shopId: ShopId,
    signal?: AbortSignal,
    isRetry = false,
  ): Promise<Result<readonly DeliverySpot[], RemoteFailure>> {
    const own = this.latest.begin(signal);
    const before = this.deps.store.shopId === shopId ? this.deps.store.spots : IDLE;
    this.deps.store.setSpots(shopId, isRetry ? retryingAfter(before) : loadingAfter(before));
    const result = await this.deps.catalog.spots(shopId, own);
    if (own.aborted) return this.giveUp(shopId, own);
    this.deps.store.setSpots(shopId, result.ok ? loaded(result.value) : failedAfter(before, result.error));
    return result;
  }

  /** A newer load continues; otherwise the screen was left and nothing is loading. */
  private giveUp(shopId: ShopId, own: AbortSignal): Result<readonly DeliverySpot[], RemoteFailure> {
    if (this.latest.isLatest(own)) this.deps.store.setSpots(shopId, stoppedLoading(this.deps.store.spots));
    return err({ kind: 'aborted' });
  }
}
