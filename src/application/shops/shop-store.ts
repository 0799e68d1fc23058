import { makeAutoObservable, observableRef } from 'mobx';
import { promiseOf } from '@/domain/order/promised-time';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Instant } from '@/domain/shared/instant';
import type { Shop, StoredShop } from '@/domain/shop/shop';

/** The state of a shop that the server has not sent to this page. */
export interface StoredState {
  /** When the server sent it; undefined where that is unknown. */
  readonly asOf: Instant | undefined;
  /** When it last could not be loaded; undefined before an attempt. */
  readonly failedAt: Instant | undefined;
}

/** The selected shop, and the one that was selected in another tab since (AMB-45). */
export class ShopStore {
  shop: Shop | undefined = undefined;
  /** Set while the selected shop is only known as stored. */
  stored: StoredState | undefined = undefined;
  /** Why the last requested shop could not be loaded; undefined once one is selected. */
  failure: RemoteFailure | undefined = undefined;
  elsewhere: StoredShop | undefined = undefined;
  /** A shop from another tab, which is stored already. */
  takenOver: Shop | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {
      shop: observableRef,
      stored: observableRef,
      failure: observableRef,
      elsewhere: observableRef,
      takenOver: observableRef,
      promise: false,
    });
  }

  /** Returns the promised time of an order that is placed now; undefined where the shop is only known as stored. */
  promise(now: Instant): Instant | undefined {
    return this.shop === undefined || this.stored !== undefined ? undefined : promiseOf(this.shop, now);
  }

  /** Selects a shop that the server has just sent, or none. */
  setShop(shop: Shop | undefined): void {
    this.shop = shop;
    this.stored = undefined;
    this.failure = undefined;
    this.elsewhere = undefined;
  }

  /** Selects a shop as stored on this device; `failedAt`: when it could not be loaded. */
  setStored(shop: StoredShop | undefined, failedAt?: Instant): void {
    this.setShop(shop);
    if (shop !== undefined) this.stored = { asOf: shop.asOf, failedAt };
  }

  setFailure(failure: RemoteFailure): void {
    this.failure = failure;
  }

  /** The selected shop could not be loaded, so that its stored state stays. */
  setFailed(failedAt: Instant): void {
    if (this.stored !== undefined) this.stored = { ...this.stored, failedAt };
  }

  setElsewhere(shop: StoredShop | undefined): void {
    this.elsewhere = shop;
  }

  /** Shows the shop that was selected in another tab, if any, unless it is the one that this page has loaded. */
  takeOver(): void {
    const { elsewhere } = this;
    this.elsewhere = undefined;
    const isKnown = elsewhere?.id === this.shop?.id && this.stored === undefined;
    if (elsewhere === undefined || isKnown) return;
    this.takenOver = elsewhere;
    this.setStored(elsewhere);
  }
}
