import { makeAutoObservable, observable, observableRef } from 'mobx';
import { IDLE, loaded, type Loadable, loadedValue } from '@/application/shared/loadable';
import type { ShopDish } from '@/domain/menu/shop-dish';
import type { ShopList } from '@/domain/ports/shop-catalog';
import type { Location, Shop, ShopId } from '@/domain/shop/shop';
import { SHOPS_ASKED } from '@/domain/shop/shown-shops';

/** How many pages of the list are shown. */
export interface ShopListView {
  readonly search: string;
  readonly pages: number;
}

/** How much of a longer list is loaded. */
export interface ListExtent {
  /** Where the loaded shops begin. */
  readonly offset: number;
  /** Where those begin that have not been asked for. */
  readonly next: number;
  readonly total: number;
  /** The ids of all, the nearest first, once the position is known. */
  readonly order?: readonly ShopId[];
}

/** The shops that a text finds on the server, as far as they are loaded. */
export interface FoundShops {
  readonly search: string;
  readonly shops: readonly Shop[];
  readonly extent: ListExtent;
}

/** The list of shops, or what is loaded of it, and the known distances in kilometers. */
export class ShopListStore {
  shops: Loadable<readonly Shop[]> = IDLE;
  /** Undefined where `shops` are all of the chain. Source: DEC-166. */
  extent: ListExtent | undefined = undefined;
  /** False where the server has further shops that could not be parsed. */
  isComplete = true;
  found: FoundShops | undefined = undefined;
  /** Dishes that can be ordered, by shop; empty where the server sends none. */
  dishes: ReadonlyMap<ShopId, readonly ShopDish[]> = new Map();
  position: Location | undefined = undefined;
  distances: ReadonlyMap<ShopId, number> = new Map();
  /** Loads of single shops, by id. */
  readonly single = observable.map<ShopId, Loadable<undefined>>([], { deep: false });

  private known: ReadonlyMap<ShopId, Shop> = new Map();
  private loadedFor = '';
  private readonly views = new Map<string, ShopListView>();

  constructor() {
    makeAutoObservable<this, 'views' | 'known' | 'loadedFor'>(this, {
      ...{ shops: observableRef, extent: observableRef, found: observableRef, known: observableRef },
      ...{ dishes: observableRef, position: observableRef, distances: observableRef },
      ...{ views: false, viewAt: false, saveView: false, find: false, single: false, loadedFor: false },
    });
  }

  /** Whether all shops of the chain are loaded. */
  get isWhole(): boolean {
    return this.extent === undefined && loadedValue(this.shops) !== undefined;
  }

  /** What was shown at an entry of the history, to be shown again after going back. */
  viewAt(entry: string): ShopListView | undefined {
    return this.views.get(entry);
  }

  saveView(entry: string, view: ShopListView): void {
    this.views.set(entry, view);
  }

  /** All that were loaded, whether they are in the shown list or not. */
  get loaded(): readonly Shop[] {
    const listed = (loadedValue(this.shops) ?? []).map((shop) => [shop.id, shop] as const);
    return [...new Map([...listed, ...this.known]).values()];
  }

  /** Any shop that was loaded, whether it is in the shown list or not. */
  find(shopId: ShopId | undefined): Shop | undefined {
    if (shopId === undefined) return undefined;
    return this.known.get(shopId) ?? loadedValue(this.shops)?.find(({ id }) => id === shopId);
  }

  setShops(shops: Loadable<readonly Shop[]>): void {
    this.shops = shops;
  }

  /** Shows the answer to a query that begins at `offset`. What was loaded after it for the same query, `key`, stays. */
  setList(list: ShopList, key = '', offset = 0): void {
    const { total, isComplete } = list;
    const isWhole = total === undefined || (key === '' && total <= SHOPS_ASKED);
    const before = isWhole || key !== this.loadedFor ? undefined : this.extent;
    const later = before === undefined ? [] : (loadedValue(this.shops) ?? []);
    if (isWhole) {
      this.known = new Map();
      this.dishes = new Map();
    }
    this.add(list);
    this.shops = loaded(withoutRepeats([...list.shops, ...later]));
    const next = Math.max(before?.next ?? 0, offset + list.shops.length);
    this.extent = isWhole ? undefined : { ...before, offset, next, total };
    this.isComplete = isComplete;
    this.loadedFor = key;
  }

  /** Shows the shops in another order, of which `list` are the first. */
  setOrder(order: readonly ShopId[], list: ShopList): void {
    this.add(list);
    const extent = { offset: 0, next: SHOPS_ASKED, total: order.length, order };
    this.shops = loaded(inOrder(list.shops, order));
    this.extent = extent;
    this.loadedFor = '';
  }

  /** Adds shops to the end of the shown list. */
  extend(list: ShopList, next: number): void {
    if (this.extent === undefined) return;
    this.add(list);
    this.shops = loaded(withoutRepeats([...(loadedValue(this.shops) ?? []), ...list.shops]));
    this.extent = { ...this.extent, next };
  }

  setFound(found: FoundShops | undefined, list?: ShopList): void {
    if (list !== undefined) this.add(list);
    this.found = found && { ...found, shops: withoutRepeats(found.shops) };
  }

  /** Remembers shops that are not in the shown list. */
  add({ shops, dishes }: Pick<ShopList, 'shops' | 'dishes'>): void {
    this.known = new Map([...this.known, ...shops.map((shop) => [shop.id, shop] as const)]);
    this.dishes = new Map([...this.dishes, ...dishes]);
  }

  setSingle(shopId: ShopId, loading: Loadable<undefined>): void {
    this.single.set(shopId, loading);
  }

  setPosition(position: Location): void {
    this.position = position;
  }

  addDistances(distances: ReadonlyMap<ShopId, number>): void {
    this.distances = new Map([...this.distances, ...distances]);
  }
}

function withoutRepeats(shops: readonly Shop[]): readonly Shop[] {
  const seen = new Set<ShopId>();
  return shops.filter(({ id }) => !seen.has(id) && seen.add(id));
}

export function inOrder(shops: readonly Shop[], order: readonly ShopId[]): readonly Shop[] {
  const byId = new Map(shops.map((shop) => [shop.id, shop]));
  return order.flatMap((id) => byId.get(id) ?? []);
}
