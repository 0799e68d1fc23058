import { closedShopOf } from '@/domain/navigation/closed-shop';
import type { MatchedRoute } from '@/domain/navigation/route';
import type { ScreenName } from '@/ui/app/later-screens';

/** Returns the name of the screen of a route; undefined for an unknown address. */
export const screenNameOf = (route: MatchedRoute | undefined): ScreenName | undefined =>
  closedShopOf(route) === undefined ? route?.name : 'closedShop';
