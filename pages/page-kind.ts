import { matchRoute } from '@/domain/navigation/match-route';
import { splitPath } from '@/domain/navigation/path-text';
import type { MatchedRoute, RouteName } from '@/domain/navigation/route';

/** Screens that are the same for every visitor, and addresses that lead to them. */
const PUBLIC: readonly RouteName[] = [
  'home',
  'shopToOrderTypeRedirect',
  'articleRedirect',
  'shopPage',
  'menuPage',
  'menuArticlePage',
  'login',
  'register',
  'termsAndConditions',
  'privacyPolicy',
];

/** Values that campaigns add to a link; no screen reads them. */
const CAMPAIGN_VALUE = /^(?:utm_[a-z_]+|gclid|fbclid|msclkid)=/;

/**
 * Whether the page of an address is the same for every visitor. One of a person or an order is not, nor one with a
 * query for the program, such as the table of a scanned code (DEC-83): the browser runs the rules for it.
 */
export function isPublicPage({ name, fullPath }: MatchedRoute): boolean {
  const pairs = splitPath(fullPath).query.split('&');
  return PUBLIC.includes(name) && pairs.every((pair) => pair === '' || CAMPAIGN_VALUE.test(pair));
}

/** What the page of an address depends on: a campaign changes nothing, except where the address leads on with it. */
export function drawnAddress(address: string): string {
  const name = matchRoute(address)?.name;
  const isForwarding = name === 'shopToOrderTypeRedirect' || name === 'articleRedirect';
  return isForwarding ? address : splitPath(address).path;
}
