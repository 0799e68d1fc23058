import { matchRoute } from '@/domain/navigation/match-route';
import type { RouteName } from '@/domain/navigation/route';

const REDIRECT_MAX_CHARS = 2048;

/** Any origin: the text starts with one slash, so it cannot leave it. */
const ORIGIN = 'https://lucka.invalid';

/** Browsers change the meaning of space, control characters and backslash. */
const UNSAFE = /[\s\\\p{Cc}\p{Cs}]/u;

/** After a login these would only ask for a login again. */
const NEVER: readonly RouteName[] = ['login', 'register'];

/**
 * Returns the target of a `redirectUri` if it is a screen of this site; undefined for anything else. The same origin
 * is not enough: `/.//evil.example` has it, but its path alone, used once more, has not. So the result is checked
 * again, in the form in which it is used. Source: OPEN-30; ROUTE-18.
 */
export function safeRedirect(redirectUri: string | undefined): string | undefined {
  if (redirectUri === undefined || redirectUri.length > REDIRECT_MAX_CHARS) return undefined;
  const once = pathOnThisSite(redirectUri);
  if (once === undefined || pathOnThisSite(once) !== once) return undefined;
  const route = matchRoute(once);
  return route === undefined || NEVER.includes(route.name) ? undefined : once;
}

function pathOnThisSite(text: string): string | undefined {
  if (!/^\/(?!\/)/.test(text) || UNSAFE.test(text)) return undefined;
  const { pathname, search, hash } = new URL(text, ORIGIN);
  return pathname + search + hash;
}
