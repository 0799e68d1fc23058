import type { Category, CategoryCode, MenuItem } from '@/domain/menu/menu';
import type { FoundArticle } from '@/domain/menu/found-article';
import { categoryPath, walkMenu } from '@/domain/menu/walk-menu';

/** The categories, without those of a repeated code, which share a place (`placeAtPath`). */
export const categoriesOf = (items: readonly MenuItem[]): readonly Category[] =>
  firstOfEachCode(items.filter((item) => item.kind === 'category'));

/** The articles directly at a place. */
export const articlesAt = (
  items: readonly MenuItem[],
  path: readonly CategoryCode[],
): readonly FoundArticle[] =>
  firstOfEachCode(items.filter((item) => item.kind === 'article')).map((article) => ({ article, path }));

/** Every article at a place and below it, at any depth, each once. */
export function articlesBelow(
  items: readonly MenuItem[],
  path: readonly CategoryCode[],
): readonly FoundArticle[] {
  const found = new Map<string, FoundArticle>();
  for (const placed of walkMenu({ items })) {
    const { article } = placed;
    if (!found.has(article.code)) {
      found.set(article.code, { article, path: [...path, ...categoryPath(placed)] });
    }
  }
  return [...found.values()];
}

function firstOfEachCode<Item extends { readonly code: string }>(items: readonly Item[]): readonly Item[] {
  const seen = new Set<string>();
  return items.filter(({ code }) => !seen.has(code) && seen.add(code));
}
