import { goOn } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';
import { withoutBasketQuery } from '@/domain/navigation/read-query';
import type { RouteName } from '@/domain/navigation/route';
import { withoutCustomerCode } from '@/domain/navigation/order-link';

/** Their queries contain a code that opens an account, and tracked pages are stored. */
const WITH_SECRET: readonly RouteName[] = ['resetPassword', 'confirmEmail'];

/**
 * Rule 11. The page is tracked and listeners are notified, with the address after rule 2. Source: spec §2 rule 11,
 * AMB-13; NAV-25, NAV-26.
 */
export const publishNavigation: NavigationRule = ({ route }) => {
  const fullPath = WITH_SECRET.includes(route.name)
    ? route.path
    : withoutCustomerCode(withoutBasketQuery(route.fullPath));
  return goOn({ kind: 'trackPage', route, fullPath }, { kind: 'onNavigate', route, fullPath });
};
