import { makeAutoObservable, observableRef } from 'mobx';
import { IDLE, type Loadable } from '@/application/stores/loadable';
import type { Location, Shop, ShopId } from '@/domain/shop/shop';

/** All shops of the chain and how far away they are, in kilometres, as far as that is known. */
export class ShopListStore {
  shops: Loadable<readonly Shop[]> = IDLE;
  position: Location | undefined = undefined;
  distances: ReadonlyMap<ShopId, number> = new Map();

  constructor() {
    makeAutoObservable(this, { shops: observableRef, position: observableRef, distances: observableRef });
  }

  setShops(shops: Loadable<readonly Shop[]>): void {
    this.shops = shops;
  }

  setPosition(position: Location): void {
    this.position = position;
  }

  addDistances(distances: ReadonlyMap<ShopId, number>): void {
    this.distances = new Map([...this.distances, ...distances]);
  }
}
