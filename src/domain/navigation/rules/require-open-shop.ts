import { closedShopPath } from '@/domain/navigation/closed-shop';
import { goOn } from '@/domain/navigation/navigation-step';
import type { NavigationRule } from '@/domain/navigation/navigation-context';
import { isOpenForBusiness } from '@/domain/shop/shop-availability';

/**
 * Rule 4. A route that requires a shop redirects to home, where the page of the shop is shown, when the chosen one is
 * not open for business; a shop with an app of its own never is. The stored state alone does not decide: the server is
 * asked before a visitor is redirected. Without a chosen shop rule 5 decides. Source: spec §2 rule 4, AMB-03, AMB-04,
 * DEC-02, DEC-157; NAV-13.
 */
export const requireOpenShop: NavigationRule = ({ route, shop, isShopStored, asked }) => {
  if (!route.flags.requiresShop || shop === undefined) return goOn();
  const isOpen = isOpenForBusiness(shop);
  if ((!isOpen || isShopStored) && !asked.has('shop'))
    return { kind: 'need', need: { kind: 'shop', shopId: shop.id } };
  return isOpen ? goOn() : { kind: 'redirect', path: closedShopPath(shop.id), reason: 'shopClosed' };
};
