import type { Article, ArticleCode, CategoryCode, Menu } from '@/domain/menu/menu';
import { categoryPath, walkMenu, type PlacedArticle } from '@/domain/menu/walk-menu';

/** Returns the article of this code at its first place; undefined when the menu has none. */
export const findArticle = (menu: Menu, code: ArticleCode): Article | undefined =>
  findPlaced(menu, code)?.article;

/** Returns the category codes to the first place of the article. Source: AMB-18; NAV of `articleRedirect`. */
export function findArticlePath(menu: Menu, code: ArticleCode): readonly CategoryCode[] | undefined {
  const placed = findPlaced(menu, code);
  return placed === undefined ? undefined : categoryPath(placed);
}

const findPlaced = (menu: Menu, code: ArticleCode): PlacedArticle | undefined => {
  for (const placed of walkMenu(menu)) if (placed.article.code === code) return placed;
  return undefined;
};
