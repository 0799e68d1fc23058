import { goOn } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';

/**
 * Rule 10. A route with `disableCart` shows a basket without inputs (its add/done button works), on a small screen
 * without the order info. Source: spec §2 rule 10, AMB-14; NAV-23, NAV-24.
 */
export const disableBasket: NavigationRule = ({ route: { flags }, screenType }) =>
  goOn({
    kind: 'setBasketFlags',
    flags: {
      disabled: flags.disableCart,
      showOrderInfo: !(flags.disableCart && screenType === 'Small'),
    },
  });
