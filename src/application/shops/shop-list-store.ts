import { makeAutoObservable, observableRef } from 'mobx';
import { IDLE, loaded, type Loadable, loadedValue } from '@/application/shared/loadable';
import type { ShopDish } from '@/domain/menu/shop-dish';
import type { Location, Shop, ShopId } from '@/domain/shop/shop';
import type { ShopList } from '@/domain/ports/shop-catalog';

/** How many pages of the list are shown. */
export interface ShopListView {
  readonly search: string;
  readonly pages: number;
}

/** All shops of the chain and their known distances in kilometers. */
export class ShopListStore {
  shops: Loadable<readonly Shop[]> = IDLE;
  /** False where the server has further shops that could not be parsed. */
  isComplete = true;
  /** Dishes that can be ordered, by shop; empty where the server sends none. */
  dishes: ReadonlyMap<ShopId, readonly ShopDish[]> = new Map();
  position: Location | undefined = undefined;
  distances: ReadonlyMap<ShopId, number> = new Map();

  private readonly views = new Map<string, ShopListView>();

  constructor() {
    makeAutoObservable<this, 'views'>(this, {
      shops: observableRef,
      dishes: observableRef,
      position: observableRef,
      distances: observableRef,
      views: false,
      viewAt: false,
      saveView: false,
      find: false,
    });
  }

  /** What was shown at an entry of the history, to be shown again after going back. */
  viewAt(entry: string): ShopListView | undefined {
    return this.views.get(entry);
  }

  saveView(entry: string, view: ShopListView): void {
    this.views.set(entry, view);
  }

  find(shopId: ShopId | undefined): Shop | undefined {
    return loadedValue(this.shops)?.find(({ id }) => id === shopId);
  }

  setShops(shops: Loadable<readonly Shop[]>): void {
    this.shops = shops;
  }

  setList({ shops, isComplete, dishes }: ShopList): void {
    this.shops = loaded(shops);
    this.isComplete = isComplete;
    this.dishes = dishes;
  }

  setPosition(position: Location): void {
    this.position = position;
  }

  addDistances(distances: ReadonlyMap<ShopId, number>): void {
    this.distances = new Map([...this.distances, ...distances]);
  }
}
