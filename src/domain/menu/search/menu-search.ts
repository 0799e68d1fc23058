import type { FoundArticle } from '@/domain/menu/found-article';
import type { Menu } from '@/domain/menu/menu';
import { buildSearchIndex } from '@/domain/menu/search/search-index';
import { searchMenu, similarArticles } from '@/domain/menu/search/search-menu';
import type { Language } from '@/domain/shared/language';

/** The search of one menu in one language. */
export interface MenuSearch {
  /** Articles with every word of the text. */
  readonly find: (text: string) => readonly FoundArticle[];
  /** What may be of interest where nothing is found. */
  readonly similar: (text: string) => readonly FoundArticle[];
}

/** Indexes the menu once, for every text that is typed. Source: DEC-147. */
export function menuSearch(menu: Pick<Menu, 'items'>, language: Language): MenuSearch {
  const index = buildSearchIndex(menu, language);
  return { find: (text) => searchMenu(index, text), similar: (text) => similarArticles(index, text) };
}
