import { paths } from '@/adapters/contract/paths';
import { matchRoute } from '@/domain/navigation/match-route';

/**
 * What the worker responds to: the page of a screen, the program's files, public facts about shops, sellers, menus
 * and terms, and pictures. `shops` is a single shop of the list, for which any list responds that is cached.
 */
export type CacheKind = 'page' | 'files' | 'facts' | 'pictures' | 'shops';

/** The members of `Request` used here. */
export type RequestHead = Pick<Request, 'method' | 'url' | 'mode' | 'cache' | 'headers'>;

const FACTS: readonly string[] = [
  ...[paths.settings, paths.design, paths.shops, paths.languages, paths.sellers],
];
const FACTS_OF_SHOP = new RegExp(`^${paths.shops}/[1-9]\\d*(/menu|/delivery-spots)?$`);
const LEGAL = new RegExp(`^${paths.legal('')}[a-z]{2}$`);
const PICTURE = new RegExp(`^${paths.image('')}[^/]+$`);
/** Of the list: its beginning, and one of it. */
const FIRST_SHOPS = /^\?limit=\d+&language=[a-z]{2}$/;
const SINGLE_SHOP = /^\?ids=\d+$/;
const FILE = /^\/assets\/[^/]+$/;

/**
 * The cache of a request; undefined for everything that is not named here, which the worker leaves alone. So nothing
 * of a person, an order or a payment can be cached, nor the connection check, a stream, or a request that bypasses
 * caches. Source: OPEN-40, AMB-37.
 */
export function cacheKindOf(request: RequestHead, origin: string): CacheKind | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || request.cache === 'no-store') return undefined;
  if (request.headers.has('range')) return undefined;
  if (request.mode === 'navigate') return matchRoute(url.pathname) === undefined ? undefined : 'page';
  if (PICTURE.test(url.pathname)) return 'pictures';
  if (url.pathname === paths.shops && SINGLE_SHOP.test(url.search)) return 'shops';
  if (url.pathname === paths.shops && FIRST_SHOPS.test(url.search)) return 'facts';
  if (url.search !== '') return undefined;
  if (FILE.test(url.pathname)) return 'files';
  return isFact(url.pathname) ? 'facts' : undefined;
}

const isFact = (path: string): boolean =>
  FACTS.includes(path) || FACTS_OF_SHOP.test(path) || LEGAL.test(path);
