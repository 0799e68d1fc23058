import type { ShopStore } from '@/application/shops/shop-store';
import type { Clock } from '@/domain/ports/clock';
import { isGone, type RemoteFailure } from '@/domain/shared/remote-failure';
import type { ShopCatalog } from '@/domain/ports/shop-catalog';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Shop, ShopId } from '@/domain/shop/shop';

/**
 * Asks the server for one shop by its number and selects it. Where the server cannot be asked, what this device knows
 * of the shop is selected, and counts as stored; one that is gone is selected no longer. The result is what is
 * selected then. Source: spec §7, DEC-02; API-15, NAV-09.
 */
export class TakeShop {
  private readonly catalog: ShopCatalog;
  private readonly shops: ShopStore;
  private readonly clock: Clock;

  constructor(catalog: ShopCatalog, shops: ShopStore, clock: Clock) {
    this.catalog = catalog;
    this.shops = shops;
    this.clock = clock;
  }

  async execute(shopId: ShopId, signal?: AbortSignal): Promise<Result<Shop, RemoteFailure>> {
    const asked = await this.catalog.shop(shopId, signal);
    if (signal?.aborted === true) return err({ kind: 'aborted' });
    if (!asked.ok) return this.giveUp(shopId, asked.error, signal);
    if (asked.value.id !== shopId) return err({ kind: 'malformed', path: 'id' });
    this.shops.setShop(asked.value);
    return asked;
  }

  private async giveUp(
    shopId: ShopId,
    failure: RemoteFailure,
    signal: AbortSignal | undefined,
  ): Promise<Result<Shop, RemoteFailure>> {
    const { shop } = this.shops;
    if (isGone(failure)) {
      if (shop?.id === shopId) this.shops.setShop(undefined);
      this.shops.setFailure(failure);
      return err(failure);
    }
    if (shop?.id === shopId) {
      this.shops.setFailed(this.clock.now());
      return ok(shop);
    }
    const seen = await this.catalog.lastSeenShop(shopId, signal);
    if (signal?.aborted === true) return err({ kind: 'aborted' });
    if (!seen.ok) {
      this.shops.setFailure(failure);
      return err(failure);
    }
    this.shops.setStored(seen.value, this.clock.now());
    return seen;
  }
}
