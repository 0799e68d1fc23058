import { readQuery } from '@/domain/navigation/read-query';
import { matchRoute } from '@/domain/navigation/match-route';
import { withQuery } from '@/domain/navigation/build-path';
import { noteLength } from '@/domain/basket/note';

/** Replaces an address without a route, which may contain anything that was typed. */
const NOWHERE = '/not-an-address';

/**
 * Returns an address without personal data: of the query only the values for the basket, the note as its length; no
 * fragment, which has an order's code. Undefined for the address of an order, which nobody else has.
 */
export function redactedPath(fullPath: string): string | undefined {
  const route = matchRoute(fullPath);
  if (route === undefined) return NOWHERE;
  if (route.params.orderId !== undefined) return undefined;
  const { orderType, note, spotId } = readQuery(route);
  return withQuery(route.path, {
    orderType,
    note: note === undefined ? undefined : concealed(noteLength(note)),
    spotId: spotId === undefined ? undefined : String(spotId),
  });
}

/** Returns a text of the same length. */
export const concealed = (length: number): string => 'x'.repeat(length);
