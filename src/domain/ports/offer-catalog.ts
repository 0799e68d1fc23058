import type { Offer } from '@/domain/offer/offer';
import { portToken } from '@/domain/ports/port-token';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** The chain's offers; members also get their own. Source: decisions GET /api/campaigns, AMB-19. */
export interface OfferCatalog {
  offers(signal?: AbortSignal): Promise<Result<readonly Offer[], RemoteFailure>>;
}

export const OfferCatalog = portToken<OfferCatalog>('OfferCatalog');
