import type { MatchedRoute } from '@/domain/navigation/route';

/** Where the rules and a lost connection redirect a wall screen to; any other page was opened by hand. */
const WAITING_PLACES: ReadonlySet<string> = new Set(['home', 'offline']);

/** Returns whether a wall screen is where it was redirected to. `at` is undefined before the first page. */
export const isRedirected = (at: MatchedRoute | undefined): boolean =>
  at === undefined || WAITING_PLACES.has(at.name);

/**
 * Returns the address of the board of this screen, after an arrival. Leaving the board itself was done by hand; a
 * screen that was redirected to home before it reached the board, since the shop is closed or does not answer, is to
 * return automatically. Source: OPEN-18, PAIN-81.
 */
export function wallAddressAfter(
  wall: string | undefined,
  from: MatchedRoute | undefined,
  to: MatchedRoute,
): string | undefined {
  if (to.name === 'digitalSignage') return to.fullPath;
  return isRedirected(to) && from?.name !== 'digitalSignage' ? wall : undefined;
}
