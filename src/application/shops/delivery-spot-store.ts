import { makeAutoObservable, observableRef } from 'mobx';
import { IDLE, loadedValue, type Loadable } from '@/application/shared/loadable';
import type { DeliverySpot } from '@/domain/shop/delivery-spot';
import type { ShopId } from '@/domain/shop/shop';

/** The delivery spots of one shop, of all order types. */
export class DeliverySpotStore {
  shopId: ShopId | undefined = undefined;
  spots: Loadable<readonly DeliverySpot[]> = IDLE;

  constructor() {
    makeAutoObservable(this, { spots: observableRef, of: false });
  }

  /** Returns the loaded spots of that shop, never another's. */
  of(shopId: ShopId | undefined): readonly DeliverySpot[] | undefined {
    return shopId !== undefined && this.shopId === shopId ? loadedValue(this.spots) : undefined;
  }

  setSpots(shopId: ShopId, spots: Loadable<readonly DeliverySpot[]>): void {
    this.shopId = shopId;
    this.spots = spots;
  }
}
