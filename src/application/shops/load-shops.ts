import { LatestOnly } from '@/application/shared/latest-only';
import type { Resource } from '@/application/connection/retry-loading';
import {
  failedAfter,
  loaded,
  loadingAfter,
  retryingAfter,
  stoppedLoading,
} from '@/application/shared/loadable';
import type { ShopListStore } from '@/application/shops/shop-list-store';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { ShopCatalog } from '@/domain/ports/shop-catalog';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Shop } from '@/domain/shop/shop';

/** Loads all shops; aborted with the signal of the screen that is left. Source: spec §7; API-13, API-14. */
export class LoadShops {
  private readonly latest = new LatestOnly();
  private readonly catalog: ShopCatalog;
  private readonly store: ShopListStore;

  constructor(catalog: ShopCatalog, store: ShopListStore) {
    this.catalog = catalog;
    this.store = store;
  }

  /** For `RetryLoading`, for as long as the signal does not abort. */
  resource(signal: AbortSignal): Resource {
    return { state: () => this.store.shops, load: (isRetry) => this.execute(signal, isRetry) };
  }

  async execute(signal?: AbortSignal, isRetry = false): Promise<Result<readonly Shop[], RemoteFailure>> {
    const own = this.latest.begin(signal);
    const { shops } = this.store;
    this.store.setShops(isRetry ? retryingAfter(shops) : loadingAfter(shops));
    const result = await this.catalog.shops(own);
    if (own.aborted) return this.giveUp(own);
    if (!result.ok) {
      this.store.setShops(failedAfter(this.store.shops, result.error));
      return result;
    }
    const list = result.value;
    this.store.setShops(loaded(list.shops), list.isComplete);
    return ok(list.shops);
  }

  /** A newer load goes on by itself; only when the screen was left does nothing load any more. */
  private giveUp(own: AbortSignal): Result<readonly Shop[], RemoteFailure> {
    if (this.latest.isLatest(own)) this.store.setShops(stoppedLoading(this.store.shops));
    return err({ kind: 'aborted' });
  }
}
