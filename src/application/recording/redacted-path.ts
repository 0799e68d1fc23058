import { readQuery } from '@/domain/navigation/read-query';
import { matchRoute } from '@/domain/navigation/match-route';
import { withQuery } from '@/domain/navigation/build-path';
import { noteLength } from '@/domain/basket/note';

/** What stands for an address that is none: what was typed may be anything. */
const NOWHERE = '/not-an-address';

/**
 * An address as a report may tell it: what its query brings for the basket, the note by its length, and nothing else of
 * the query; no fragment, where an order's code stands. Undefined where it names an order: nobody else has that one.
 */
export function redactedPath(fullPath: string): string | undefined {
  const route = matchRoute(fullPath);
  if (route === undefined) return NOWHERE;
  if (route.name === 'orderPage' || route.name === 'paymentPage') return undefined;
  const { orderType, note, spotId } = readQuery(route);
  return withQuery(route.path, {
    orderType,
    note: note === undefined ? undefined : concealed(noteLength(note)),
    spotId: spotId === undefined ? undefined : String(spotId),
  });
}

/** A text of the same length. */
export const concealed = (length: number): string => 'x'.repeat(length);
