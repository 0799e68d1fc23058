import type { Deps } from '@/domain/ports/deps';
import { LanguageStore } from '@/application/language/language-store';
import { LatestOnly } from '@/application/shared/latest-only';
import {
  type FoundShops,
  inOrder,
  type ListExtent,
  ShopListStore,
} from '@/application/shops/shop-list-store';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ShopCatalog, type ShopList, type ShopPlace } from '@/domain/ports/shop-catalog';
import { err, ok, type Result } from '@/domain/shared/result';
import { orderShopList } from '@/domain/shop/order-shop-list';
import type { Location, ShopId } from '@/domain/shop/shop';
import { distances } from '@/domain/shop/shop-distance';
import { SHOPS_ASKED } from '@/domain/shop/shown-shops';

type Done = Result<void, RemoteFailure>;

/**
 * The further pages of a long list of shops, and what a text finds in it. With a known position both are ordered on
 * this device, by the places of all shops, so that the position is sent nowhere. Source: DEC-166, DEC-167.
 */
export class ShopPages {
  static readonly needs = { catalog: ShopCatalog, store: ShopListStore, languages: LanguageStore };

  private readonly latestMore = new LatestOnly();
  private readonly latestFind = new LatestOnly();

  private readonly deps: Deps<typeof ShopPages>;

  constructor(deps: Deps<typeof ShopPages>) {
    this.deps = deps;
  }

  /** Loads what follows in the shown list, or in what the text finds. */
  async more(search: string, signal: AbortSignal): Promise<Done> {
    const own = this.latestMore.begin(signal);
    const { store } = this.deps;
    const found = search === '' ? undefined : store.found;
    const extent = search === '' ? store.extent : found?.extent;
    if (extent === undefined || extent.next >= extent.total) return ok(undefined);
    const answer = await this.askFrom(extent, search, own);
    if (own.aborted) return err({ kind: 'aborted' });
    if (!answer.ok) return answer;
    const next = extent.next + SHOPS_ASKED;
    if (found === undefined) store.extend(answer.value, next);
    else store.setFound(extendFound(found, answer.value, next), answer.value);
    return ok(undefined);
  }

  /** A server that has no pages finds nothing: all of its shops are on this device. */
  async find(search: string, signal?: AbortSignal, offset = 0): Promise<Done> {
    const own = this.latestFind.begin(signal);
    const { store } = this.deps;
    const order = await this.nearestOf(search, own);
    if (own.aborted) return err({ kind: 'aborted' });
    if (!order.ok) return order;
    const extent = { offset, next: offset, total: Number.POSITIVE_INFINITY, ...withOrder(order.value) };
    const answer = await this.askFrom(extent, search, own);
    if (own.aborted) return err({ kind: 'aborted' });
    if (!answer.ok) return answer;
    const { shops, total } = answer.value;
    if (total === undefined) return ok(store.setFound(undefined));
    const known = { ...extent, next: offset + SHOPS_ASKED, total: order.value?.length ?? total };
    return ok(store.setFound({ search, shops, extent: known }, answer.value));
  }

  /** Orders a long list by the distance from the visitor. */
  async orderByDistance(signal: AbortSignal): Promise<Done> {
    const { store } = this.deps;
    if (store.extent === undefined) return ok(undefined);
    const order = await this.nearestOf('', signal);
    if (signal.aborted) return err({ kind: 'aborted' });
    if (!order.ok) return order;
    if (order.value === undefined) return ok(undefined);
    const extent = { offset: 0, next: 0, total: order.value.length, order: order.value };
    const answer = await this.askFrom(extent, '', signal);
    if (signal.aborted) return err({ kind: 'aborted' });
    return answer.ok ? ok(store.setOrder(order.value, answer.value)) : answer;
  }

  private async askFrom(
    { next, order }: ListExtent,
    search: string,
    signal: AbortSignal,
  ): Promise<Result<ShopList, RemoteFailure>> {
    const { catalog, languages } = this.deps;
    if (order === undefined)
      return catalog.shops({ kind: 'list', search, offset: next, language: languages.language }, signal);
    const ids = order.slice(next, next + SHOPS_ASKED);
    if (ids.length === 0) return ok({ shops: [], isComplete: true, total: 0, dishes: new Map() });
    const answer = await catalog.shops({ kind: 'some', ids }, signal);
    return answer.ok ? ok({ ...answer.value, shops: inOrder(answer.value.shops, ids) }) : answer;
  }

  /** Undefined where no position is known. */
  private async nearestOf(
    search: string,
    signal: AbortSignal,
  ): Promise<Result<readonly ShopId[] | undefined, RemoteFailure>> {
    const { catalog, store, languages } = this.deps;
    const { position } = store;
    if (position === undefined || store.extent === undefined) return ok(undefined);
    const places = await catalog.places(search, languages.language, signal);
    return places.ok ? ok(nearestFirst(places.value, position, languages.language)) : places;
  }
}

const withOrder = (order: readonly ShopId[] | undefined) => (order === undefined ? {} : { order });

const extendFound = (found: FoundShops, { shops }: ShopList, next: number): FoundShops => ({
  ...found,
  shops: [...found.shops, ...shops],
  extent: { ...found.extent, next },
});

function nearestFirst(
  places: readonly ShopPlace[],
  from: Location,
  language: LanguageStore['language'],
): readonly ShopId[] {
  const order = { isFavorite: () => false, distancesKm: distances(from, places), language };
  return orderShopList(places, order).map(({ id }) => id);
}
