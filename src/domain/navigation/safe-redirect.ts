import { matchRoute } from '@/domain/navigation/match-route';
import type { RouteName } from '@/domain/navigation/route';

const REDIRECT_MAX_CHARS = 2048;

/** Any origin will do: the text begins with one slash, so it cannot leave it. */
const ORIGIN = 'https://lucka.invalid';

/** Space, control characters and backslash change their meaning on the way through a browser. */
const UNSAFE = /[\s\\\p{Cc}\p{Cs}]/u;

/** Coming from login to these would only ask for a login again. */
const NEVER: readonly RouteName[] = ['login', 'register'];

/**
 * Where a `redirectUri` leads, if that is a screen of this site; undefined for anything else. Being of our origin is
 * not enough: `/.//evil.example` is, and its path alone, used once more, is not. So what is given back is judged
 * again, as it will be used. Source: OPEN-30; ROUTE-18.
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
