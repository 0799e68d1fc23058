import { goOn } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';

/**
 * Rule 7. Home and offline belong to no shop: no shop's class, and spot and note of the basket go, also those that
 * the query has just brought (AMB-08). Elsewhere the document wears the class of the basket's shop, if it has one.
 * Source: spec §2 rule 7, AMB-08, AMB-12; NAV-16 to NAV-18.
 */
export const applyShopTheme: NavigationRule = ({ route, basket }) =>
  route.name === 'home' || route.name === 'offline'
    ? goOn({ kind: 'setShopClass', shopId: undefined }, { kind: 'clearSpotAndNote' })
    : goOn({ kind: 'setShopClass', shopId: basket.shopId });
