import type { Deps } from '@/domain/ports/deps';
import { SessionStore } from '@/application/account/session-store';
import type { Offer } from '@/domain/offer/offer';
import { shownOffers } from '@/domain/offer/shown-offers';
import { Clock } from '@/domain/ports/clock';
import { OfferCatalog } from '@/domain/ports/offer-catalog';
import { isGone, type RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

/**
 * Loads the valid offers in the order shown. Member offers are left out for a guest, whatever the server sends.
 * A back end without offers answers 404, which is none. Source: AMB-19, DEC-25, DEC-137; ROLE-04.
 */
export class LoadOffers {
  static readonly needs = { catalog: OfferCatalog, sessions: SessionStore, clock: Clock };

  private readonly deps: Deps<typeof LoadOffers>;

  constructor(deps: Deps<typeof LoadOffers>) {
    this.deps = deps;
  }

  async load(signal?: AbortSignal): Promise<Result<readonly Offer[], RemoteFailure>> {
    const offers = await this.deps.catalog.offers(signal);
    if (!offers.ok) return isGone(offers.error) ? ok([]) : offers;
    const { isAuthenticated } = this.deps.sessions.session;
    const allowed = offers.value.filter(({ isMemberOnly }) => isAuthenticated || !isMemberOnly);
    return ok(shownOffers(allowed, this.deps.clock.now()));
  }
}
