import { makeAutoObservable, observableRef } from 'mobx';
import type { Shop } from '@/domain/shop/shop';

/** The selected shop. */
export class ShopStore {
  shop: Shop | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { shop: observableRef });
  }

  setShop(shop: Shop | undefined): void {
    this.shop = shop;
  }
}
