import type { SessionStore } from '@/application/account/session-store';
import type { Offer } from '@/domain/offer/offer';
import { shownOffers } from '@/domain/offer/shown-offers';
import type { Clock } from '@/domain/ports/clock';
import type { OfferCatalog } from '@/domain/ports/offer-catalog';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

/**
 * The offers that hold, in the order in which they are shown. Those for members are left out for a guest, whatever the
 * server sends. Source: AMB-19, DEC-25; ROLE-04.
 */
export class LoadOffers {
  private readonly catalog: OfferCatalog;
  private readonly sessions: SessionStore;
  private readonly clock: Clock;

  constructor(catalog: OfferCatalog, sessions: SessionStore, clock: Clock) {
    this.catalog = catalog;
    this.sessions = sessions;
    this.clock = clock;
  }

  async execute(signal?: AbortSignal): Promise<Result<readonly Offer[], RemoteFailure>> {
    const offers = await this.catalog.offers(signal);
    if (!offers.ok) return offers;
    const { isAuthenticated } = this.sessions.session;
    const allowed = offers.value.filter(({ isMemberOnly }) => isAuthenticated || !isMemberOnly);
    return ok(shownOffers(allowed, this.clock.now()));
  }
}
