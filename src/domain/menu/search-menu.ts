import type { Article, CategoryCode, Menu } from '@/domain/menu/menu';
import { articleName, articleText } from '@/domain/menu/menu-texts';
import { categoryPath, walkMenu } from '@/domain/menu/walk-menu';
import { foldText } from '@/domain/shared/fold-text';
import type { Language } from '@/domain/shared/language';

export interface FoundArticle {
  readonly article: Article;
  readonly path: readonly CategoryCode[];
}

/**
 * Returns the articles in which every word of `text` occurs: in the name, the longer text or the code, in the chosen
 * language, ignoring case and diacritics. Articles whose name has all the words come first, then in menu order; each
 * article once. A blank text finds all. Source: PAIN-57.
 */
export function searchMenu(menu: Menu, text: string, language: Language): readonly FoundArticle[] {
  const words = foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  const byName = new Map<string, FoundArticle>();
  const byRest = new Map<string, FoundArticle>();
  for (const placed of walkMenu(menu)) {
    const { article } = placed;
    if (byName.has(article.code) || byRest.has(article.code)) continue;
    const name = foldText(articleName(article, language));
    const rest = foldText(`${articleText(article, language)}\n${article.code}`);
    if (!words.every((word) => name.includes(word) || rest.includes(word))) continue;
    const found = words.every((word) => name.includes(word)) ? byName : byRest;
    found.set(article.code, { article, path: categoryPath(placed) });
  }
  return [...byName.values(), ...byRest.values()];
}
