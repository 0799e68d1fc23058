import type { Deps } from '@/domain/ports/deps';
import { LatestOnly } from '@/application/shared/latest-only';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { Clock, wait } from '@/domain/ports/clock';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { PositionSource } from '@/domain/ports/position-source';
import { inBatches } from '@/domain/shared/in-batches';
import type { Location } from '@/domain/shop/shop';
import { DISTANCE_BATCH_SHOPS, distances } from '@/domain/shop/shop-distance';

/**
 * Locates the visitor and computes the distances of the loaded shops, in batches, so that the page stays responsive.
 * Without a position there are no distances, and the reason is only logged. Source: spec §4 Location, AMB-29, DEC-149;
 * GEO-01, HAND-06, SHOP-10.
 */
export class LocateVisitor {
  static readonly needs = {
    positions: PositionSource,
    shops: ShopListStore,
    clock: Clock,
    reporter: FailureReporter,
  };

  private readonly latest = new LatestOnly();

  private readonly deps: Deps<typeof LocateVisitor>;

  constructor(deps: Deps<typeof LocateVisitor>) {
    this.deps = deps;
  }

  /** Returns whether there is a position; also true where another call has taken over. The browser may ask first. */
  async locate(signal?: AbortSignal): Promise<boolean> {
    const own = this.latest.begin(signal);
    const position = await this.deps.positions.current();
    if (own.aborted) return true;
    if (!position.ok) {
      this.deps.reporter.log({ id: 'lucka:location-failed', message: position.error.kind });
      return false;
    }
    this.deps.shops.setPosition(position.value);
    await this.measure(position.value, own);
    return true;
  }

  /** Adds the distances of shops that were loaded since. */
  async measureAgain(signal: AbortSignal): Promise<void> {
    const { position } = this.deps.shops;
    if (position !== undefined) await this.measure(position, signal);
  }

  private async measure(from: Location, signal: AbortSignal): Promise<void> {
    const shops = this.deps.shops.loaded;
    for (const [index, batch] of inBatches(shops, DISTANCE_BATCH_SHOPS).entries()) {
      if (index > 0) await wait(this.deps.clock, 0, signal);
      if (signal.aborted) return;
      this.deps.shops.addDistances(distances(from, batch));
    }
  }
}
