import { paths } from '@/adapters/contract/paths';
import { matchRoute } from '@/domain/navigation/match-route';

/**
 * What the worker answers, and how: the page of a screen, the program's files, facts about shops and menus that are
 * the same for everybody, and pictures.
 */
export type Shelf = 'page' | 'files' | 'facts' | 'pictures';

/** What is needed of a request. */
export type AskedFor = Pick<Request, 'method' | 'url' | 'mode' | 'cache' | 'headers'>;

const FACTS: readonly string[] = [paths.settings, paths.design, paths.shops, paths.languages];
const FACTS_OF_SHOP = new RegExp(`^${paths.shops}/[1-9]\\d*(/menu|/delivery-spots)?$`);
const PICTURE = new RegExp(`^${paths.image('')}[^/]+$`);
const FILE = /^\/assets\/[^/]+$/;

/**
 * The shelf of a request; undefined for what is none of the worker's business, which is everything that is not named
 * here: so nothing of a person, an order or a payment can ever be kept, nor the check of the own origin, a stream, or
 * what asks for the server itself. Source: OPEN-40, AMB-37.
 */
export function shelfOf(request: AskedFor, origin: string): Shelf | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || request.cache === 'no-store') return undefined;
  if (request.headers.has('range')) return undefined;
  if (request.mode === 'navigate') return matchRoute(url.pathname) === undefined ? undefined : 'page';
  if (PICTURE.test(url.pathname)) return 'pictures';
  if (url.search !== '') return undefined;
  if (FILE.test(url.pathname)) return 'files';
  return FACTS.includes(url.pathname) || FACTS_OF_SHOP.test(url.pathname) ? 'facts' : undefined;
}
