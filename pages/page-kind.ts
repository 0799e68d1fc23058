import { homeListOf, homeListPath, isHomeListValue } from '@/domain/navigation/home-list';
import { withQuery } from '@/domain/navigation/build-path';
import { matchRoute } from '@/domain/navigation/match-route';
import { splitPath } from '@/domain/navigation/path-text';
import { namesSpot, readQuery, withoutBasketQuery } from '@/domain/navigation/read-query';
import type { MatchedRoute, RouteName } from '@/domain/navigation/route';

/** Screens that are the same for every visitor, and addresses that lead to them. */
const PUBLIC: readonly RouteName[] = [
  'home',
  'shopToOrderTypeRedirect',
  'articleRedirect',
  'campaigns',
  'shopPage',
  'digitalSignage',
  'menuPage',
  'menuArticlePage',
  'login',
  'register',
  'termsAndConditions',
  'privacyPolicy',
  'accessibilityStatement',
];

/** Values that campaigns add to a link; no screen reads them. */
const CAMPAIGN_VALUE = /^(?:utm_[a-z_]+|gclid|fbclid|msclkid)=/;

/**
 * Whether the page of an address is the same for every visitor. One of a person or an order is not, nor one with a
 * query for the program. Values for the basket, as in the code of a table, are applied by the browser's own rules.
 */
export function isPublicPage({ name, fullPath }: MatchedRoute): boolean {
  const pairs = splitPath(withoutBasketQuery(fullPath)).query.split('&');
  const isPublic = (pair: string): boolean =>
    pair === '' || CAMPAIGN_VALUE.test(pair) || (name === 'home' && isHomeListValue(pair));
  return PUBLIC.includes(name) && pairs.every(isPublic);
}

/**
 * What the page of an address depends on: all of it where the address leads on with it; else the path, and order type
 * and delivery spot, which the links of the page carry along (DEC-83, DEC-131). Home belongs to no shop, and has no
 * spot; it has a part of the list (DEC-168).
 */
export function drawnAddress(address: string): string {
  const route = matchRoute(address);
  if (route?.name === 'shopToOrderTypeRedirect' || route?.name === 'articleRedirect') return address;
  const { path } = splitPath(address);
  if (route === undefined) return path;
  const { orderType, spotId } = readQuery(route);
  if (route.name === 'home') return withQuery(homeListPath(homeListOf(route)), { orderType });
  if (route.params.shopId === undefined || route.name === 'digitalSignage') return path;
  return withQuery(path, { orderType, spotId: spotId?.toString() });
}

/** Whether the page shows the name of the delivery spot of its address (DEC-83). */
export const showsSpotOf = (address: string): boolean =>
  matchRoute(address)?.name === 'menuPage' && namesSpot(address);
