import { buildPath } from '@/domain/navigation/build-path';
import { goOn, type NavigationStep } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';
import { hasBasketValues, readQuery } from '@/domain/navigation/read-query';

/** Under the product's own namespace. Source: spec §2 rule 3; NAV-12. */
export const INVALID_SHOP_ID_REPORT = 'lucka:invalid-shop-id';

/**
 * Rule 3. A route of another shop than the selected one loads it by its number, and so does a route that requires a
 * shop of which only the stored state is known; when that yields no shop, home, and the failure is reported. An
 * invalid number fails without a call. Once the shop is loaded the query's values are written again: moving another
 * shop's basket has cleared its spot, and the spot of this link must stay. Source: spec §2 rule 3, AMB-11, DEC-02;
 * NAV-09 to NAV-12.
 */
export const loadRouteShop: NavigationRule = ({ route, shop, isShopStored, asked }) => {
  const { shopId } = route.params;
  if (route.hasInvalidShop) return FAILED;
  if (shopId === undefined) return goOn();
  const isOther = shop?.id !== shopId;
  const isUnasked = isOther || (isShopStored && route.flags.requiresShop);
  if (isUnasked && !asked.has('shop')) return { kind: 'need', need: { kind: 'shop', shopId } };
  if (isOther) return { ...FAILED, reason: 'shopNotLoaded' };
  const values = readQuery(route);
  return asked.has('shop') && hasBasketValues(values) ? goOn({ kind: 'moveQueryToBasket', values }) : goOn();
};

const FAILED = {
  kind: 'redirect',
  path: buildPath.home(),
  reportId: INVALID_SHOP_ID_REPORT,
} as const satisfies NavigationStep;
