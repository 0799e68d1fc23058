import { splitPath } from '@/domain/navigation/path-text';
import { withoutBasketQuery } from '@/domain/navigation/read-query';
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
 * Whether the page of an address is the same for every visitor. One of a person or an order is not, nor one that its
 * query changes; values for the basket are applied by the visitor's browser.
 */
export function isPublicPage({ name, fullPath }: MatchedRoute): boolean {
  const pairs = splitPath(withoutBasketQuery(fullPath)).query.split('&');
  return PUBLIC.includes(name) && pairs.every((pair) => pair === '' || CAMPAIGN_VALUE.test(pair));
}

/** Addresses that lead on with their query. */
export const isForwarding = ({ name }: MatchedRoute): boolean =>
  name === 'shopToOrderTypeRedirect' || name === 'articleRedirect';
