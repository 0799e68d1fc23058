import { matchRoute } from '@/domain/navigation/match-route';
import type { NavigationContext } from '@/domain/navigation/navigation-context';
import type { MatchedRoute } from '@/domain/navigation/route';
import type { Session } from '@/domain/customer/session';
import type { Settings } from '@/domain/settings/settings';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { must } from '@test/support/builders/must';

/** The route of an address: `aRoute('/shop/1/menu?spotId=4')`. */
export const aRoute = (fullPath: string): MatchedRoute => must(matchRoute(fullPath));

export function aSession(different: Partial<Session> = {}): Session {
  return { user: undefined, isAuthenticated: false, loading: false, ...different };
}

/** A chain with both order types and customer login. */
export function someSettings(different: Partial<Settings> = {}): Settings {
  return {
    orderTypes: ['TakeAway', 'DineInPlace'],
    isCustomerLoginEnabled: true,
    externalLoginProviders: [],
    isPasskeyLoginEnabled: true,
    version: '1',
    isPhoneNumberRequired: false,
    isFavoriteShopRequired: false,
    isSmsEnabled: false,
    isOrderMailOffered: false,
    orders: { requireEmail: false, requirePhoneNumber: false },
    ...different,
  };
}

/** A guest on a large screen who wants to go somewhere, with shop 1 chosen and one dish of it in the basket. */
export function aNavigation(fullPath: string, different: Partial<NavigationContext> = {}): NavigationContext {
  return {
    route: aRoute(fullPath),
    session: aSession(),
    settings: someSettings(),
    shop: aShop(),
    isShopStored: false,
    basket: aBasket(),
    screenType: 'Large',
    asked: new Set(),
    ...different,
  };
}
