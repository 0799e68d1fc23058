import type { BasketItem, PricedArticle } from '@/domain/basket/basket';
import { selectionOfLine } from '@/domain/basket/flat-choices';
import { chosenOptions } from '@/domain/menu/choices/choice-selection';
import { findArticle } from '@/domain/menu/find-article';
import type { Article, ArticleCode, ChoiceArticle, Menu } from '@/domain/menu/menu';
import { articleName } from '@/domain/menu/menu-texts';
import type { Language } from '@/domain/shared/language';

/** The texts of a basket line. */
export interface LineTexts {
  readonly name: string;
  /** The names of the choices, in the order of the menu. */
  readonly choices: readonly string[];
}

/**
 * Returns the names of a line's article and choices. The first menu that has the article is used, so that an earlier
 * menu still names what is gone; without a menu that has it, the names that are stored with the line, and the code of
 * what has none. Source: spec §3 Basket/order item; PAIN-42, DEC-151.
 */
export function lineTexts(line: BasketItem, menus: readonly Menu[], language: Language): LineTexts {
  const article = firstFound(menus, (menu) => findArticle(menu, line.article.code));
  if (article === undefined) return storedTexts(line, language);
  return {
    name: articleName(article, language),
    choices: chosenArticles(line, article).map((choice) => articleName(choice, language)),
  };
}

const storedTexts = ({ article, flatChoices }: BasketItem, language: Language): LineTexts => ({
  name: nameOrCode(article, language),
  choices: flatChoices.flatMap(({ article: { name } }) =>
    name === undefined ? [] : articleName(name, language),
  ),
});

const nameOrCode = ({ code, name }: PricedArticle, language: Language): string =>
  name === undefined ? code : articleName(name, language);

/** Returns the name of the article or choice of a line that has this code. */
export function nameInLine(
  line: BasketItem,
  code: ArticleCode,
  menus: readonly Menu[],
  language: Language,
): string {
  const named = firstFound(menus, (menu) => articlesOfLine(line, menu).find((each) => each.code === code));
  if (named !== undefined) return articleName(named, language);
  const stored = [line, ...line.flatChoices].find(({ article }) => article.code === code);
  return stored === undefined ? code : nameOrCode(stored.article, language);
}

function articlesOfLine(line: BasketItem, menu: Menu): readonly (Article | ChoiceArticle)[] {
  const article = findArticle(menu, line.article.code);
  return article === undefined ? [] : [article, ...chosenArticles(line, article)];
}

function chosenArticles(line: BasketItem, article: Article): readonly ChoiceArticle[] {
  return chosenOptions(article, selectionOfLine(line)).map((option) => option.choice);
}

function firstFound<Found>(
  menus: readonly Menu[],
  find: (menu: Menu) => Found | undefined,
): Found | undefined {
  for (const menu of menus) {
    const found = find(menu);
    if (found !== undefined) return found;
  }
  return undefined;
}
