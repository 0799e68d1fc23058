import { buildPath } from '@/domain/navigation/build-path';
import { goOn, redirectTo } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';

/**
 * Rule 4. A route needing a shop goes home when the chosen one is not open for business; one with an app of its own
 * never is. Without a chosen shop rule 5 decides. Source: spec §2 rule 4, AMB-03, AMB-04; NAV-13.
 */
export const requireOpenShop: NavigationRule = ({ route, shop }) => {
  if (!route.flags.requiresShop || shop === undefined) return goOn();
  const isOpen = shop.openForBusiness && shop.externalAppUri === undefined;
  return isOpen ? goOn() : redirectTo(buildPath.home());
};
