import { buildPath, withQuery } from '@/domain/navigation/build-path';
import { goOn, redirectTo } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';

/**
 * Rule 5. A route that requires a shop redirects to home when none is chosen, with the wanted address and its whole
 * query. Source: spec §2 rule 5, AMB-09; NAV-14.
 */
export const requireChosenShop: NavigationRule = ({ route, shop }) =>
  route.flags.requiresShop && shop === undefined
    ? redirectTo(withQuery(buildPath.home(), { redirectUri: route.fullPath }))
    : goOn();
