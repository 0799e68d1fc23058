import { makeAutoObservable, observableRef } from 'mobx';
import { IDLE, type Loadable } from '@/application/shared/loadable';
import type { Location, Shop, ShopId } from '@/domain/shop/shop';

/** How far into the list somebody has looked. */
export interface ShopListView {
  readonly search: string;
  readonly pages: number;
}

/** All shops of the chain and how far away they are, in kilometres, as far as that is known. */
export class ShopListStore {
  shops: Loadable<readonly Shop[]> = IDLE;
  /** False where the server has further shops that could not be read. */
  isComplete = true;
  position: Location | undefined = undefined;
  distances: ReadonlyMap<ShopId, number> = new Map();

  private readonly views = new Map<string, ShopListView>();

  constructor() {
    makeAutoObservable<this, 'views'>(this, {
      shops: observableRef,
      position: observableRef,
      distances: observableRef,
      views: false,
      viewAt: false,
      saveView: false,
    });
  }

  /** What was shown at an entry of the history, so that going back finds it as it was. */
  viewAt(entry: string): ShopListView | undefined {
    return this.views.get(entry);
  }

  saveView(entry: string, view: ShopListView): void {
    this.views.set(entry, view);
  }

  setShops(shops: Loadable<readonly Shop[]>, isComplete = this.isComplete): void {
    this.shops = shops;
    this.isComplete = isComplete;
  }

  setPosition(position: Location): void {
    this.position = position;
  }

  addDistances(distances: ReadonlyMap<ShopId, number>): void {
    this.distances = new Map([...this.distances, ...distances]);
  }
}
