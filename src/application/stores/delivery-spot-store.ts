import { makeAutoObservable, observableRef } from 'mobx';
import { IDLE, type Loadable } from '@/application/stores/loadable';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';
import type { ShopId } from '@/domain/shop/shop';

/** The delivery spots of one shop, all order types together. */
export class DeliverySpotStore {
  shopId: ShopId | undefined = undefined;
  spots: Loadable<readonly DeliverySpot[]> = IDLE;

  constructor() {
    makeAutoObservable(this, { spots: observableRef });
  }

  setSpots(shopId: ShopId, spots: Loadable<readonly DeliverySpot[]>): void {
    this.shopId = shopId;
    this.spots = spots;
  }
}
