import { isOrderable } from '@/domain/menu/choices/is-orderable';
import { findArticle } from '@/domain/menu/find-article';
import type { Article, ArticleCode, Menu } from '@/domain/menu/menu';

/**
 * Returns the articles to suggest with an article, in its own order: those that the menu has, that can be ordered now,
 * and that are not in `leftOut` (in the basket, or suggested before). Source: OPEN-18 Suggested articles, OPEN-28.
 */
export function suggestedArticles(
  menu: Menu,
  article: Pick<Article, 'suggestedArticles'>,
  leftOut: readonly ArticleCode[],
): readonly Article[] {
  return [...new Set(article.suggestedArticles)]
    .filter((code) => !leftOut.includes(code))
    .map((code) => findArticle(menu, code))
    .filter((suggested) => suggested !== undefined)
    .filter(isOrderable);
}
