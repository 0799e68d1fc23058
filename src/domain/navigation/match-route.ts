import { decodedSegments, queryValues, splitPath } from '@/domain/navigation/path-text';
import { ROUTE_NAMES, type MatchedRoute, type RouteParams } from '@/domain/navigation/route';
import { ROUTE_TABLE } from '@/domain/navigation/route-table';

/**
 * Returns the route of an address (path, query and fragment), with its values decoded; undefined when there is none.
 * One trailing slash is accepted; a broken encoding is not. Source: spec §2 Route table; ROUTE-09, ROUTE-32, ROUTE-36.
 */
export function matchRoute(fullPath: string): MatchedRoute | undefined {
  const { path, query } = splitPath(fullPath);
  const segments = decodedSegments(path);
  if (segments === undefined) return undefined;
  for (const { name, pattern } of PATTERNS) {
    const params = matchPattern(pattern, segments);
    if (params !== undefined) {
      return { name, flags: ROUTE_TABLE[name].flags, params, query: queryValues(query), path, fullPath };
    }
  }
  return undefined;
}

/** The parts before and after `{path*}`; `after` is undefined in a pattern without it. */
interface Pattern {
  readonly before: readonly string[];
  readonly after: readonly string[] | undefined;
}

const PATTERNS = ROUTE_NAMES.map((name) => ({ name, pattern: readPattern(ROUTE_TABLE[name].pattern) }));

function readPattern(text: string): Pattern {
  const segments = text.split('/').filter((segment) => segment !== '');
  const at = segments.indexOf('{path*}');
  return at === -1
    ? { before: segments, after: undefined }
    : { before: segments.slice(0, at), after: segments.slice(at + 1) };
}

function matchPattern({ before, after }: Pattern, segments: readonly string[]): RouteParams | undefined {
  if (after === undefined) return matchSegments(before, segments);
  const end = segments.length - after.length;
  const path = segments.slice(before.length, end);
  if (end < before.length || path.includes('articles')) return undefined;
  const values = matchSegments(
    [...before, ...after],
    [...segments.slice(0, before.length), ...segments.slice(end)],
  );
  return values === undefined ? undefined : { ...values, path };
}

function matchSegments(wanted: readonly string[], segments: readonly string[]): RouteParams | undefined {
  if (wanted.length !== segments.length) return undefined;
  const values: [string, string][] = [];
  for (const [at, segment] of segments.entries()) {
    const word = wanted[at];
    const name = word?.startsWith('{') === true ? word.slice(1, -1) : undefined;
    if (name !== undefined && !(name === 'orderId' && segment === 'suggested')) values.push([name, segment]);
    else if (word !== segment) return undefined;
  }
  return Object.fromEntries(values);
}
