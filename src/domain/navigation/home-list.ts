import { buildPath, withQuery } from '@/domain/navigation/build-path';
import { joinPath, splitPath } from '@/domain/navigation/path-text';
import type { MatchedRoute } from '@/domain/navigation/route';

/** The part of the list of shops that an address of home shows: what is searched for, and the page, from 1 on. */
export interface HomeList {
  readonly search: string;
  readonly page: number;
}

const SEARCH = 'q';
const PAGE = 'page';

/** A longer text is cut; the server refuses it. */
const SEARCH_MAX_CHARS = 100;

/** Where nothing is read, the beginning of the whole list. Source: DEC-168. */
export function homeListOf(route: MatchedRoute | undefined): HomeList {
  if (route?.name !== 'home') return { search: '', page: 1 };
  const page = route.query.get(PAGE) ?? '';
  return {
    search: (route.query.get(SEARCH) ?? '').trim().slice(0, SEARCH_MAX_CHARS),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The address without script: a link to a page of the list, or what a search leads to. */
export const homeListPath = ({ search, page }: HomeList): string =>
  withQuery(buildPath.home(), {
    [SEARCH]: search === '' ? undefined : search,
    [PAGE]: page === 1 ? undefined : String(page),
  });

export const isHomeListValue = (pair: string): boolean =>
  [...new URLSearchParams(pair).keys()].every((name) => name === SEARCH || name === PAGE);

/** Returns the address without the part of the list. */
export function withoutHomeList(address: string): string {
  const parts = splitPath(address);
  const others = parts.query.split('&').filter((pair) => !isHomeListValue(pair));
  return joinPath({ ...parts, query: others.join('&') });
}
