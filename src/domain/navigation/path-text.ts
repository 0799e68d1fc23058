/** The parts of an address, not decoded. `query` and `fragment` come without `?` and `#`. */
export interface PathParts {
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

export function splitPath(fullPath: string): PathParts {
  const [beforeFragment, fragment] = cutAt(fullPath, '#');
  const [path, query] = cutAt(beforeFragment, '?');
  return { path, query, fragment };
}

export const joinPath = ({ path, query, fragment }: PathParts): string =>
  path + (query === '' ? '' : `?${query}`) + (fragment === '' ? '' : `#${fragment}`);

function cutAt(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Returns the decoded segments of a path; undefined for an invalid path or encoding. */
export function decodedSegments(path: string): readonly string[] | undefined {
  if (!path.startsWith('/')) return undefined;
  const trimmed = path.replace(/^\/|\/$/g, '');
  if (trimmed === '') return path === '/' ? [] : undefined;
  const segments = trimmed.split('/').map(decodeSegment);
  return segments.every((segment) => segment !== undefined && segment !== '')
    ? segments.filter((segment) => segment !== undefined)
    : undefined;
}

const MALFORMED_ESCAPE = /%(?![0-9A-Fa-f]{2})/;

/** URLSearchParams never throws: it writes U+FFFD for invalid bytes. A plus is no space in a path. */
function decodeSegment(segment: string): string | undefined {
  if (MALFORMED_ESCAPE.test(segment)) return undefined;
  const asValue = segment.replaceAll('+', '%2B').replaceAll('&', '%26');
  const decoded = String(new URLSearchParams(`_=${asValue}`).get('_'));
  return decoded.includes('\uFFFD') ? undefined : decoded;
}

/** Returns the values of a query; of a repeated name, the first. */
export function queryValues(query: string): ReadonlyMap<string, string> {
  const pairs = [...new URLSearchParams(query)];
  return new Map(pairs.reverse());
}
