import type { BasketItem } from '@/domain/basket/basket';
import { choicePath, chosenOptions } from '@/domain/menu/choices/choice-selection';
import { findArticle } from '@/domain/menu/find-article';
import type { Article, ArticleCode, ChoiceArticle, Menu } from '@/domain/menu/menu';
import { articleName } from '@/domain/menu/menu-texts';
import type { Language } from '@/domain/shared/language';

/** A line in words. */
export interface LineTexts {
  readonly name: string;
  /** What was chosen, in the order of the menu. */
  readonly choices: readonly string[];
}

/**
 * What the menu calls the article of a line and what was chosen with it. A code stands in for what the menu does not
 * have. Source: spec §3 Basket item; P42.
 */
export function lineTexts(line: BasketItem, menu: Menu | undefined, language: Language): LineTexts {
  const article = menu && findArticle(menu, line.article.code);
  if (article === undefined) return { name: line.article.code, choices: [] };
  return {
    name: articleName(article, language),
    choices: chosenArticles(line, article).map((choice) => articleName(choice, language)),
  };
}

/** What the menu calls the article or choice of a line that has this code. */
export function nameInLine(
  line: BasketItem,
  code: ArticleCode,
  menu: Menu | undefined,
  language: Language,
): string {
  const article = menu && findArticle(menu, line.article.code);
  if (article === undefined) return code;
  const named = [article, ...chosenArticles(line, article)].find((each) => each.code === code);
  return named === undefined ? code : articleName(named, language);
}

function chosenArticles(line: BasketItem, article: Article): readonly ChoiceArticle[] {
  const paths = line.flatChoices.map((chosen) =>
    choicePath(chosen.parent, chosen.choiceCode, chosen.article.code),
  );
  return chosenOptions(article, new Set(paths)).map((option) => option.choice);
}
