import { buildPath, withQuery } from '@/domain/navigation/build-path';
import { joinPath, splitPath } from '@/domain/navigation/path-text';
import type { MatchedRoute, RouteName } from '@/domain/navigation/route';
import { safeRedirect } from '@/domain/navigation/safe-redirect';

/** Login and related routes, and the offline page: no redirect leads back to them. */
const NEVER_A_TARGET: readonly RouteName[] = [
  'offline',
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
];

/**
 * Returns the address of login, which leads back to the given route; from login or a related route, to where that
 * route leads. Source: spec §2 Shell elements; SHELL-06.
 */
export function loginPathFrom(route: MatchedRoute | undefined): string {
  if (route === undefined) return buildPath.login();
  const target = NEVER_A_TARGET.includes(route.name) ? redirectTarget(route) : route.fullPath;
  return withRedirect(buildPath.login(), target);
}

/**
 * Returns the path with `target` in its `redirectUri`. The fragment of the target becomes the fragment of the path: it
 * may contain the code of an order, which no server may see in a query (DEC-01).
 */
export function withRedirect(path: string, target: string | undefined): string {
  if (target === undefined) return path;
  const { fragment, ...rest } = splitPath(target);
  const redirectUri = joinPath({ ...rest, fragment: '' });
  return joinPath({ ...splitPath(withQuery(path, { redirectUri })), fragment });
}

/**
 * Returns where `redirectUri` and the fragment of an address lead; undefined for home, and for what is not a screen of
 * this site.
 */
export function redirectTarget({
  query,
  fullPath,
}: Pick<MatchedRoute, 'query' | 'fullPath'>): string | undefined {
  const target = safeRedirect(query.get('redirectUri'));
  const { fragment } = splitPath(fullPath);
  if (target === undefined || fragment === '' || splitPath(target).fragment !== '') return target;
  return safeRedirect(joinPath({ ...splitPath(target), fragment })) ?? target;
}
