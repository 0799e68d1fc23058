import { parseBasketItemId } from '@/domain/basket/basket';
import { parseArticleCode, parseCategoryCode, type CategoryCode } from '@/domain/menu/menu';
import { decodedSegments, queryValues, splitPath } from '@/domain/navigation/path-text';
import { ROUTE_NAMES, type MatchedRoute, type RouteParams } from '@/domain/navigation/route';
import { ROUTE_TABLE } from '@/domain/navigation/route-table';
import { parseOrderId } from '@/domain/order/order';
import { parseShopId } from '@/domain/shop/shop';

/**
 * Returns the route of an address (path, query and fragment), with its values parsed; undefined when there is none. One
 * trailing slash is accepted; a broken encoding and what cannot be a category are not. Source: spec §2 Route table;
 * ROUTE-09, ROUTE-32, ROUTE-36.
 */
export function matchRoute(fullPath: string): MatchedRoute | undefined {
  const { path, query } = splitPath(fullPath);
  const segments = decodedSegments(path);
  if (segments === undefined) return undefined;
  for (const { name, pattern } of PATTERNS) {
    const values = matchPattern(pattern, segments);
    if (values === undefined) continue;
    const params = parseValues(values);
    return {
      ...{ name, flags: ROUTE_TABLE[name].flags, params, query: queryValues(query), path, fullPath },
      hasInvalidShop: values.shopId !== undefined && params.shopId === undefined,
    };
  }
  return undefined;
}

/** The values of a pattern as they are in the address, decoded. */
interface Values {
  readonly shopId?: string;
  readonly path?: readonly CategoryCode[];
  readonly articleId?: string;
  readonly itemId?: string;
  readonly orderId?: string;
}

const parseValues = ({ shopId, path, articleId, itemId, orderId }: Values): RouteParams => ({
  ...(shopId !== undefined && { shopId: parseShopId(shopId) }),
  ...(path !== undefined && { path }),
  ...(articleId !== undefined && { articleId: parseArticleCode(articleId) }),
  ...(itemId !== undefined && { itemId: parseBasketItemId(itemId) }),
  ...(orderId !== undefined && { orderId: parseOrderId(orderId) }),
});

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

function matchPattern({ before, after }: Pattern, segments: readonly string[]): Values | undefined {
  if (after === undefined) return matchSegments(before, segments);
  const end = segments.length - after.length;
  const path = segments.slice(before.length, end);
  const codes = path.map(parseCategoryCode).filter((code) => code !== undefined);
  if (end < before.length || codes.length < path.length) return undefined;
  const values = matchSegments(
    [...before, ...after],
    [...segments.slice(0, before.length), ...segments.slice(end)],
  );
  return values === undefined ? undefined : { ...values, path: codes };
}

function matchSegments(wanted: readonly string[], segments: readonly string[]): Values | undefined {
  if (wanted.length !== segments.length) return undefined;
  const values: [string, string][] = [];
  for (const [at, segment] of segments.entries()) {
    const word = wanted[at];
    const name = word?.startsWith('{') === true ? word.slice(1, -1) : undefined;
    if (name !== undefined && !isReserved(name, segment)) values.push([name, segment]);
    else if (word !== segment) return undefined;
  }
  return Object.fromEntries(values);
}

/** The word of another route, which neither a line nor an order has. */
const isReserved = (name: string, segment: string): boolean =>
  (name === 'itemId' || name === 'orderId') && segment === 'suggested';
