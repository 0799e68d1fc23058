import type { Article, ArticleCode, CategoryCode, Menu } from '@/domain/menu/menu';
import { categoryPath, walkMenu, type PlacedArticle } from '@/domain/menu/walk-menu';

/** The article of this code, wherever it stands; undefined when the menu has none. */
export const findArticle = (menu: Menu, code: ArticleCode): Article | undefined =>
  findPlaced(menu, code)?.article;

/**
 * The category codes to the first place where the article stands. Source: AMB-18; NAV of `articleRedirect`.
 */
export function findArticlePath(menu: Menu, code: ArticleCode): readonly CategoryCode[] | undefined {
  const placed = findPlaced(menu, code);
  return placed === undefined ? undefined : categoryPath(placed);
}

const findPlaced = (menu: Menu, code: ArticleCode): PlacedArticle | undefined => {
  for (const placed of walkMenu(menu)) if (placed.article.code === code) return placed;
  return undefined;
};
