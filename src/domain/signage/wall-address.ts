import type { MatchedRoute } from '@/domain/navigation/route';

/** Where the rules and a lost connection send a wall screen to; anywhere else somebody has gone by hand. */
const WAITING_PLACES: ReadonlySet<string> = new Set(['home', 'offline']);

/** Whether a wall screen stands where it was sent, and not where it belongs. `at` is undefined before the first page. */
export const isSentAway = (at: MatchedRoute | undefined): boolean =>
  at === undefined || WAITING_PLACES.has(at.name);

/**
 * The address of the board that this screen belongs to, after an arrival. Whoever goes away from the board itself has
 * done so by hand; a screen that was sent home before it got there, since the shop is closed or does not answer, is to
 * come back without being asked. Source: OPEN-18, PAIN-81.
 */
export function wallAddressAfter(
  wall: string | undefined,
  from: MatchedRoute | undefined,
  to: MatchedRoute,
): string | undefined {
  if (to.name === 'digitalSignage') return to.fullPath;
  return isSentAway(to) && from?.name !== 'digitalSignage' ? wall : undefined;
}
