import type { Article, Category, Menu, MenuItem } from '@/domain/menu/menu';

/** What a wall screen shows at a time: some articles of one category. `part` counts from 1. Source: OPEN-18; ROUTE-30. */
export interface SignagePage {
  /** The categories on the way to these articles, the last one their own; none at the menu's start. */
  readonly categories: readonly Category[];
  readonly articles: readonly Article[];
  readonly part: number;
  readonly parts: number;
}

/**
 * The menu as pages, in its order: each article once for each place it stands in, no page empty or longer than
 * `rowsAPage`, and a long category in parts of about the same length.
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

/** Every place with articles of its own, a category before those inside it. No depth is too deep. */
function placesOf(items: readonly MenuItem[]): readonly Pick<SignagePage, 'categories' | 'articles'>[] {
  const found: Pick<SignagePage, 'categories' | 'articles'>[] = [];
  const waiting: MenuPlace[] = [{ categories: [], items }];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { categories } = place;
    const articles = place.items.filter((item) => item.kind === 'article');
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
