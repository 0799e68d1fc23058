import { buildPath } from '@/domain/navigation/build-path';
import { joinPath, splitPath } from '@/domain/navigation/path-text';
import type { MatchedRoute, RouteName } from '@/domain/navigation/route';
import { safeRedirect } from '@/domain/navigation/safe-redirect';

/** Nobody wants to come back to the entrance itself, or to a page that says that there is no network. */
const NO_PLACE: readonly RouteName[] = [
  'offline',
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
];

/**
 * The address of login, which leads back to where it was asked for; from a screen of the entrance, to where that one
 * leads. The fragment stays behind: it may hold an order's code, and would become a query. Source: spec §2 Shell
 * elements; SHELL-06.
 */
export function loginPathFrom(route: MatchedRoute | undefined): string {
  if (route === undefined) return buildPath.login();
  if (NO_PLACE.includes(route.name)) return buildPath.login(wayOn(route));
  return buildPath.login(joinPath({ ...splitPath(route.fullPath), fragment: '' }));
}

/** Where a screen of the entrance leads in the end, to be handed on to the next; undefined for home. */
export const wayOn = ({ query }: Pick<MatchedRoute, 'query'>): string | undefined =>
  safeRedirect(query.get('redirectUri'));
