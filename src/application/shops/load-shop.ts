import type { Deps } from '@/domain/ports/deps';
import { ShopStore } from '@/application/shops/shop-store';
import { Clock } from '@/domain/ports/clock';
import { isGone, type RemoteFailure } from '@/domain/shared/remote-failure';
import { ShopCatalog } from '@/domain/ports/shop-catalog';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Shop, ShopId } from '@/domain/shop/shop';

/**
 * Loads one shop by its number and selects it. Where the server cannot be reached, the shop as stored on this device
 * is selected, marked as stored; one that does not exist is deselected. Resolves to the selected shop. Source: spec
 * §7, DEC-02; API-15, NAV-09.
 */
export class LoadShop {
  static readonly needs = { catalog: ShopCatalog, shops: ShopStore, clock: Clock };

  private readonly deps: Deps<typeof LoadShop>;

  constructor(deps: Deps<typeof LoadShop>) {
    this.deps = deps;
  }

  async load(shopId: ShopId, signal?: AbortSignal): Promise<Result<Shop, RemoteFailure>> {
    const asked = await this.deps.catalog.shop(shopId, signal);
    if (signal?.aborted === true) return err({ kind: 'aborted' });
    if (!asked.ok) return this.giveUp(shopId, asked.error, signal);
    if (asked.value.id !== shopId) return this.giveUp(shopId, { kind: 'malformed', path: 'id' }, signal);
    this.deps.shops.setShop(asked.value);
    return asked;
  }

  private async giveUp(
    shopId: ShopId,
    failure: RemoteFailure,
    signal: AbortSignal | undefined,
  ): Promise<Result<Shop, RemoteFailure>> {
    const { shop } = this.deps.shops;
    if (isGone(failure) || isNoShop(failure)) {
      if (shop?.id === shopId) this.deps.shops.setShop(undefined);
      this.deps.shops.setFailure(failure);
      return err(failure);
    }
    if (shop?.id === shopId) {
      this.deps.shops.setFailed(this.deps.clock.now());
      return ok(shop);
    }
    const seen = await this.deps.catalog.lastSeenShop(shopId, signal);
    if (signal?.aborted === true) return err({ kind: 'aborted' });
    if (!seen.ok) {
      this.deps.shops.setFailure(failure);
      return err(failure);
    }
    this.deps.shops.setStored(seen.value, this.deps.clock.now());
    return seen;
  }
}

/**
 * Whether the server did answer, but with no shop, as `null` or another one. What is no JSON may come from a network
 * that asks for a login first, and says nothing of the shop.
 */
const isNoShop = (failure: RemoteFailure): boolean => failure.kind === 'malformed' && failure.path !== '';
