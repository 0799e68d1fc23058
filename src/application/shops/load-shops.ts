import type { Deps } from '@/domain/ports/deps';
import { LatestOnly } from '@/application/shared/latest-only';
import type { Resource } from '@/application/connection/retry-loading';
import { failedAfter, loadingAfter, retryingAfter, stoppedLoading } from '@/application/shared/loadable';
import { ShopListStore } from '@/application/shops/shop-list-store';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ShopCatalog } from '@/domain/ports/shop-catalog';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Shop } from '@/domain/shop/shop';

/** Loads all shops; aborted with the signal of the screen that is left. Source: spec §7; API-13, API-14. */
export class LoadShops {
  static readonly needs = { catalog: ShopCatalog, store: ShopListStore };

  private readonly latest = new LatestOnly();

  private readonly deps: Deps<typeof LoadShops>;

  constructor(deps: Deps<typeof LoadShops>) {
    this.deps = deps;
  }

  /** Returns the resource for `RetryLoading`, until the signal aborts. */
  resource(signal: AbortSignal): Resource {
    return { state: () => this.deps.store.shops, load: (isRetry) => this.load(signal, isRetry) };
  }

  async load(signal?: AbortSignal, isRetry = false): Promise<Result<readonly Shop[], RemoteFailure>> {
    const own = this.latest.begin(signal);
    const { shops } = this.deps.store;
    this.deps.store.setShops(isRetry ? retryingAfter(shops) : loadingAfter(shops));
    const result = await this.deps.catalog.shops(own);
    if (own.aborted) return this.giveUp(own);
    if (!result.ok) {
      this.deps.store.setShops(failedAfter(this.deps.store.shops, result.error));
      return result;
    }
    this.deps.store.setList(result.value);
    return ok(result.value.shops);
  }

  /** A newer load continues; otherwise the screen was left and nothing is loading. */
  private giveUp(own: AbortSignal): Result<readonly Shop[], RemoteFailure> {
    if (this.latest.isLatest(own)) this.deps.store.setShops(stoppedLoading(this.deps.store.shops));
    return err({ kind: 'aborted' });
  }
}
