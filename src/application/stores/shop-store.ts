import { makeAutoObservable, observableRef } from 'mobx';
import type { Shop } from '@/domain/shop/shop';

/** The selected shop, and the one that was selected in another tab since (AMB-45). */
export class ShopStore {
  shop: Shop | undefined = undefined;
  elsewhere: Shop | undefined = undefined;
  /** The shop that came from another tab and so is kept already. */
  takenOver: Shop | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { shop: observableRef, elsewhere: observableRef, takenOver: observableRef });
  }

  setShop(shop: Shop | undefined): void {
    this.shop = shop;
    this.elsewhere = undefined;
  }

  setElsewhere(shop: Shop | undefined): void {
    this.elsewhere = shop;
  }

  /** Shows the shop that was selected in another tab, if one was. */
  takeOver(): void {
    if (this.elsewhere === undefined) return;
    this.takenOver = this.elsewhere;
    this.setShop(this.elsewhere);
  }
}
