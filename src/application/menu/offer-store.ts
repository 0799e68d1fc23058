import { makeAutoObservable, observableRef } from 'mobx';
import { IDLE, type Loadable } from '@/application/shared/loadable';
import type { Offer } from '@/domain/offer/offer';

/** The chain's offers for the current member or guest, while their screen is shown. */
export class OfferStore {
  offers: Loadable<readonly Offer[]> = IDLE;

  constructor() {
    makeAutoObservable(this, { offers: observableRef });
  }

  setOffers(offers: Loadable<readonly Offer[]>): void {
    this.offers = offers;
  }
}
