import type { Article, Category, Menu, MenuItem } from '@/domain/menu/menu';

/** One page of a wall screen: articles of one category. `part` counts from 1. Source: OPEN-18; ROUTE-30. */
export interface SignagePage {
  /** The categories above these articles, the last one their own; none at the start of the menu. */
  readonly categories: readonly Category[];
  readonly articles: readonly Article[];
  readonly part: number;
  readonly parts: number;
}

/**
 * Splits what is served now into pages, in the order of the menu: each article once for each of its places, no page
 * empty or longer than `rowsAPage`, and a long category in parts of about the same length.
 */
export const signagePages = (menu: Pick<Menu, 'items'>, rowsAPage: number): readonly SignagePage[] =>
  placesOf(menu.items).flatMap(({ categories, articles }) => {
    const parts = inEvenParts(articles, rowsAPage);
    return parts.map((part, index) => ({ categories, articles: part, part: index + 1, parts: parts.length }));
  });

interface MenuPlace {
  readonly categories: readonly Category[];
  readonly items: readonly MenuItem[];
}

/** Returns every category with articles of its own, before its subcategories. Deep menus cause no stack overflow. */
function placesOf(items: readonly MenuItem[]): readonly Pick<SignagePage, 'categories' | 'articles'>[] {
  const found: Pick<SignagePage, 'categories' | 'articles'>[] = [];
  const waiting: MenuPlace[] = [{ categories: [], items }];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { categories } = place;
    const articles = place.items
      .filter((item) => item.kind === 'article')
      .filter((article) => article.servedNext === undefined);
    if (articles.length > 0) found.push({ categories, articles });
    const inside = place.items.filter((item) => item.kind === 'category');
    waiting.push(
      ...inside.toReversed().map((each) => ({ categories: [...categories, each], items: each.items })),
    );
  }
  return found;
}

function inEvenParts(articles: readonly Article[], most: number): readonly (readonly Article[])[] {
  const count = Math.ceil(articles.length / most);
  return Array.from({ length: count }, (_, part) =>
    articles.slice(
      Math.floor((part * articles.length) / count),
      Math.floor(((part + 1) * articles.length) / count),
    ),
  );
}
