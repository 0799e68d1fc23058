import { closedShopOf, type ScreenName } from '@/domain/navigation/closed-shop';
import type { MatchedRoute } from '@/domain/navigation/route';

/** Returns the name of the screen of a route; undefined for an unknown address. */
export const screenNameOf = (route: MatchedRoute | undefined): ScreenName | undefined =>
  closedShopOf(route) === undefined ? route?.name : 'closedShop';
