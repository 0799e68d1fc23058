import { makeAutoObservable, observableRef } from 'mobx';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Instant } from '@/domain/shared/instant';
import type { Shop, StoredShop } from '@/domain/shop/shop';

/** What is known of a shop that the server has not described to this page. */
export interface StoredState {
  /** When the server described it so; undefined where that is not known. */
  readonly asOf: Instant | undefined;
  /** When it could last not be asked; undefined while it was not asked at all. */
  readonly failedAt: Instant | undefined;
}

/** The selected shop, and the one that was selected in another tab since (AMB-45). */
export class ShopStore {
  shop: Shop | undefined = undefined;
  /** Set as long as the selected shop is only as it was stored. */
  stored: StoredState | undefined = undefined;
  /** Why the shop that was last wanted could not be loaded; undefined once one is selected. */
  failure: RemoteFailure | undefined = undefined;
  elsewhere: StoredShop | undefined = undefined;
  /** The shop that came from another tab and so is stored already. */
  takenOver: Shop | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {
      shop: observableRef,
      stored: observableRef,
      failure: observableRef,
      elsewhere: observableRef,
      takenOver: observableRef,
    });
  }

  /** Selects a shop as the server has just described it, or none. */
  setShop(shop: Shop | undefined): void {
    this.shop = shop;
    this.stored = undefined;
    this.failure = undefined;
    this.elsewhere = undefined;
  }

  /** Selects a shop as this device last saw it; `failedAt`: when the server could not be asked for it. */
  setStored(shop: StoredShop | undefined, failedAt?: Instant): void {
    this.setShop(shop);
    if (shop !== undefined) this.stored = { asOf: shop.asOf, failedAt };
  }

  setFailure(failure: RemoteFailure): void {
    this.failure = failure;
  }

  /** The server could not be asked for the selected shop, so that what is stored stays. */
  setFailed(failedAt: Instant): void {
    if (this.stored !== undefined) this.stored = { ...this.stored, failedAt };
  }

  setElsewhere(shop: StoredShop | undefined): void {
    this.elsewhere = shop;
  }

  /** Shows the shop that was selected in another tab, if one was; of the same shop this page knows enough. */
  takeOver(): void {
    const { elsewhere } = this;
    this.elsewhere = undefined;
    const isKnown = elsewhere?.id === this.shop?.id && this.stored === undefined;
    if (elsewhere === undefined || isKnown) return;
    this.takenOver = elsewhere;
    this.setStored(elsewhere);
  }
}
