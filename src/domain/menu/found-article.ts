import type { Article, CategoryCode } from '@/domain/menu/menu';

/** An article, and the categories that lead to it. */
export interface FoundArticle {
  readonly article: Article;
  readonly path: readonly CategoryCode[];
}
