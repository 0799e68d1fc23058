import { goOn } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';

/** Rule 6. The flag of the route shows the basket. Source: spec §2 rule 6; NAV-15. */
export const showBasket: NavigationRule = ({ route }) =>
  goOn({ kind: 'setBasketFlags', flags: { visible: route.flags.showCart } });
