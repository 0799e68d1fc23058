import type { Deps } from '@/domain/ports/deps';
import { LanguageStore } from '@/application/language/language-store';
import { LatestOnly } from '@/application/shared/latest-only';
import type { Resource } from '@/application/connection/retry-loading';
import {
  failedAfter,
  IDLE,
  loaded,
  loadingAfter,
  retryingAfter,
  stoppedLoading,
} from '@/application/shared/loadable';
import { inOrder, ShopListStore } from '@/application/shops/shop-list-store';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ShopCatalog, type ShopList, type ShopQuery } from '@/domain/ports/shop-catalog';
import { assertNever } from '@/domain/shared/assert-never';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Shop, ShopId } from '@/domain/shop/shop';
import { SHOPS_ASKED } from '@/domain/shop/shown-shops';

/** What a page shows of the list of shops. */
export type WantedShops =
  /** Home, from the shop at `offset` on. */
  | { readonly kind: 'home'; readonly offset: number }
  /** A shop that takes no orders, and others near it. */
  | { readonly kind: 'near'; readonly shopId: ShopId }
  | { readonly kind: 'all' };

export const HOME: WantedShops = { kind: 'home', offset: 0 };

/** For what offers every shop, such as the choice of a favourite. */
export const ALL: WantedShops = { kind: 'all' };

/**
 * Loads the list of shops, or of a long one what the page shows; aborted with the signal of the screen that is left.
 * Source: spec §7, DEC-166; API-13, API-14.
 */
export class LoadShops {
  static readonly needs = { catalog: ShopCatalog, store: ShopListStore, languages: LanguageStore };

  private readonly latest = new LatestOnly();

  private readonly deps: Deps<typeof LoadShops>;

  constructor(deps: Deps<typeof LoadShops>) {
    this.deps = deps;
  }

  /** Returns the resource for `RetryLoading`, until the signal aborts. */
  resource(wanted: WantedShops, signal: AbortSignal): Resource {
    return { state: () => this.deps.store.shops, load: (isRetry) => this.load(wanted, signal, isRetry) };
  }

  /** The same for a single shop of the list. */
  resourceOfShop(shopId: ShopId, signal: AbortSignal): Resource {
    return {
      state: () => this.deps.store.single.get(shopId) ?? IDLE,
      load: () => this.loadShop(shopId, signal),
    };
  }

  /** Loads those of the shops that are not known yet. */
  async loadSome(shopIds: readonly ShopId[], signal: AbortSignal): Promise<void> {
    const ids = shopIds.filter((id) => this.deps.store.find(id) === undefined);
    if (ids.length === 0) return;
    const result = await this.deps.catalog.shops({ kind: 'some', ids }, signal);
    if (result.ok && !signal.aborted) this.deps.store.add(result.value);
  }

  async load(
    wanted: WantedShops,
    signal?: AbortSignal,
    isRetry = false,
  ): Promise<Result<readonly Shop[], RemoteFailure>> {
    const own = this.latest.begin(signal);
    const { store } = this.deps;
    store.setShops(isRetry ? retryingAfter(store.shops) : loadingAfter(store.shops));
    const result = await this.ask(wanted, own);
    if (own.aborted) return this.giveUp(own);
    if (!result.ok) {
      store.setShops(failedAfter(store.shops, result.error));
      return result;
    }
    this.show(result.value, wanted);
    return ok(result.value.shops);
  }

  private async loadShop(shopId: ShopId, signal: AbortSignal): Promise<void> {
    const { store, catalog } = this.deps;
    const before = store.single.get(shopId) ?? IDLE;
    store.setSingle(shopId, loadingAfter(before));
    const result = await catalog.shops({ kind: 'some', ids: [shopId] }, signal);
    if (signal.aborted) return store.setSingle(shopId, stoppedLoading(before));
    if (!result.ok) return store.setSingle(shopId, failedAfter(before, result.error));
    store.add(result.value);
    store.setSingle(shopId, loaded(undefined));
  }

  /** A list that is ordered by distance keeps its order. */
  private ask(wanted: WantedShops, signal: AbortSignal): Promise<Result<ShopList, RemoteFailure>> {
    const order = wanted.kind === 'home' ? this.deps.store.extent?.order : undefined;
    return order === undefined
      ? this.deps.catalog.shops(this.queryFor(wanted), signal)
      : this.deps.catalog.shops({ kind: 'some', ids: order.slice(0, SHOPS_ASKED) }, signal);
  }

  private queryFor(wanted: WantedShops): ShopQuery {
    const { language } = this.deps.languages;
    switch (wanted.kind) {
      case 'home':
        return { kind: 'list', search: '', offset: wanted.offset, language };
      case 'near':
        return { kind: 'near', shopId: wanted.shopId, language };
      case 'all':
        return { kind: 'all' };
      default:
        return assertNever(wanted);
    }
  }

  private show(list: ShopList, wanted: WantedShops): void {
    const { store } = this.deps;
    const order = wanted.kind === 'home' ? store.extent?.order : undefined;
    if (order !== undefined && list.total !== undefined)
      return store.setList({ ...list, shops: inOrder(list.shops, order), total: order.length });
    if (wanted.kind === 'home' && wanted.offset > 0)
      return store.setList(list, `from ${wanted.offset}`, wanted.offset);
    return store.setList(list, wanted.kind === 'near' ? `near ${wanted.shopId}` : '');
  }

  /** A newer load continues; otherwise the screen was left and nothing is loading. */
  private giveUp(own: AbortSignal): Result<readonly Shop[], RemoteFailure> {
    if (this.latest.isLatest(own)) this.deps.store.setShops(stoppedLoading(this.deps.store.shops));
    return err({ kind: 'aborted' });
  }
}
