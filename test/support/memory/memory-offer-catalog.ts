import type { MemoryCustomerAccount } from '@test/support/memory/memory-customer-account';
import { RemoteScript } from '@test/support/memory/remote-script';
import type { Offer } from '@/domain/offer/offer';
import type { OfferCatalog } from '@/domain/ports/offer-catalog';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

/** Offers for members are returned only to a logged-in member (AMB-19). */
export class MemoryOfferCatalog implements OfferCatalog {
  readonly script = new RemoteScript();
  all: readonly Offer[] = [];
  readonly #account: MemoryCustomerAccount;

  constructor(account: MemoryCustomerAccount) {
    this.#account = account;
  }

  offers(signal?: AbortSignal): Promise<Result<readonly Offer[], RemoteFailure>> {
    const isMember = this.#account.loggedIn !== undefined;
    return this.script.run('offers', signal, () =>
      ok(this.all.filter((offer) => isMember || !offer.isMemberOnly)),
    );
  }
}
