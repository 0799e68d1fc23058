import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { Audit } from '@api/audit/audit';
import type { SessionOf } from '@api/accounts/sessions';
import { campaignRoutes } from '@api/campaigns/campaign-routes';
import { cardUseRoutes } from '@api/campaigns/card-use-routes';
import { FAVORITE_CHANGES, favoriteRoutes } from '@api/favorites/favorite-routes';
import type { ApiServer } from '@api/http/api-server';
import type { Limiters } from '@api/limits/limiter';
import { membershipCardRoutes } from '@api/membership-card/membership-card-routes';
import { orderHistoryRoutes } from '@api/order-history/order-history-routes';
import type { Stores } from '@api/stores';

/** The dependencies of member routes other than account routes. */
export interface MemberDeps extends Pick<
  Stores,
  'favorites' | 'orders' | 'campaigns' | 'cards' | 'settings'
> {
  readonly memberOf: SessionOf;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly limiters: Limiters;
  readonly operatorToken: string | undefined;
  readonly record: Audit;
}

/** Favourites, order history, offers and cards. Source: spec §7; ROLE-04 to ROLE-07. */
export function memberRoutes(app: ApiServer, deps: MemberDeps): void {
  favoriteRoutes(app, { ...deps, changes: deps.limiters('favorites', FAVORITE_CHANGES) });
  orderHistoryRoutes(app, deps);
  membershipCardRoutes(app, deps);
  campaignRoutes(app, deps);
  cardUseRoutes(app, deps);
}
