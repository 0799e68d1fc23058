import type { NavigationRule } from '@/domain/navigation/navigation-context';
import { moveBasketToShop } from '@/domain/navigation/rules/move-basket-to-shop';
import { closeLoginRoutes } from '@/domain/navigation/rules/close-login-routes';
import { disableBasket } from '@/domain/navigation/rules/disable-basket';
import { applyShopTheme } from '@/domain/navigation/rules/apply-shop-theme';
import { enterHome } from '@/domain/navigation/rules/enter-home';
import { followOrderTypeRedirect } from '@/domain/navigation/rules/follow-order-type-redirect';
import { loadRouteShop } from '@/domain/navigation/rules/load-route-shop';
import { moveQueryToBasket } from '@/domain/navigation/rules/move-query-to-basket';
import { requireChosenShop } from '@/domain/navigation/rules/require-chosen-shop';
import { requireOpenShop } from '@/domain/navigation/rules/require-open-shop';
import { requireSession } from '@/domain/navigation/rules/require-session';
import { setEditMode } from '@/domain/navigation/rules/set-edit-mode';
import { showBasket } from '@/domain/navigation/rules/show-basket';
import { skipNeedlessLogin } from '@/domain/navigation/rules/skip-needless-login';
import { publishNavigation } from '@/domain/navigation/rules/publish-navigation';

/** The rules of the routes themselves, before the others. Source: spec §2 Route table, AMB-10. */
export const ROUTE_RULES: readonly NavigationRule[] = [
  followOrderTypeRedirect,
  closeLoginRoutes,
  skipNeedlessLogin,
  enterHome,
];

/** Applied in this order on every navigation. Source: spec §2 Navigation rules; NAV-01. */
export const NAVIGATION_RULES: readonly NavigationRule[] = [
  requireSession, // 1
  moveQueryToBasket, // 2
  loadRouteShop, // 3
  requireOpenShop, // 4
  requireChosenShop, // 5
  showBasket, // 6
  applyShopTheme, // 7
  moveBasketToShop, // 8
  setEditMode, // 9
  disableBasket, // 10
  publishNavigation, // 11
];
