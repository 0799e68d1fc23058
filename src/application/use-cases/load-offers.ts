import type { Offer } from '@/domain/offer/offer';
import { shownOffers } from '@/domain/offer/shown-offers';
import type { Clock } from '@/domain/ports/clock';
import type { OfferCatalog } from '@/domain/ports/offer-catalog';
import type { RemoteFailure } from '@/domain/ports/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

/** The offers that hold, in the order in which they are shown; the server decides which are for whom. Source: AMB-19. */
export class LoadOffers {
  private readonly catalog: OfferCatalog;
  private readonly clock: Clock;

  constructor(catalog: OfferCatalog, clock: Clock) {
    this.catalog = catalog;
    this.clock = clock;
  }

  async execute(signal?: AbortSignal): Promise<Result<readonly Offer[], RemoteFailure>> {
    const offers = await this.catalog.offers(signal);
    return offers.ok ? ok(shownOffers(offers.value, this.clock.now())) : offers;
  }
}
