import { goOn } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';

/**
 * Rule 7. Home and the offline page belong to no shop: the shop class is removed, and spot and note of the basket are
 * cleared, also those of the current query (AMB-08). Elsewhere the document has the class of the basket's shop, if
 * any. Source: spec §2 rule 7, AMB-08, AMB-12; NAV-16 to NAV-18.
 */
export const applyShopTheme: NavigationRule = ({ route, basket }) =>
  route.name === 'home' || route.name === 'offline'
    ? goOn({ kind: 'setShopClass', shopId: undefined }, { kind: 'clearSpotAndNote' })
    : goOn({ kind: 'setShopClass', shopId: basket.shopId });
