import type { ArticleCode, ChoiceGroup, Menu } from '@/domain/menu/menu';
import type { FoundArticle } from '@/domain/menu/found-article';
import { articleName, articleText, categoryName } from '@/domain/menu/menu-texts';
import { foodKinds, kindsOf } from '@/domain/menu/search/food-kinds';
import { searchWord, type SearchWord, wordsIn } from '@/domain/menu/search/search-word';
import { categoryPath, placedCategories, type PlacedArticle, walkMenu } from '@/domain/menu/walk-menu';
import type { Language } from '@/domain/shared/language';

/** A word of the menu, and how far each article is from it: 0 where it is the first word of its name. */
export interface Term extends SearchWord {
  readonly distances: Map<number, number>;
}

/** What is searched, built once for a menu and a language. */
export interface SearchIndex {
  readonly language: Language;
  /** In menu order, each article once. */
  readonly articles: readonly FoundArticle[];
  readonly terms: readonly Term[];
}

/** How far a word of each part is from the article. */
const NAME = 1;
const CATEGORY = 2;
const TEXT = 6;
const CHOICE = 8;
const SYNONYM = 1;

/** The kinds that are named around an article; a deeper menu repeats itself. */
const CATEGORIES_MAX = 3;

/** Returns the index of a menu as it is shown in a language. */
export function buildSearchIndex(menu: Pick<Menu, 'items'>, language: Language): SearchIndex {
  const articles = new Map<ArticleCode, PlacedArticle>();
  for (const placed of walkMenu(menu)) {
    if (!articles.has(placed.article.code)) articles.set(placed.article.code, placed);
  }
  return indexArticles([...articles.values()], language);
}

/** Returns the index of articles, of one menu or several. */
export function indexArticles(articles: readonly PlacedArticle[], language: Language): SearchIndex {
  const index = new Terms(language);
  for (const [at, placed] of articles.entries()) {
    const { article } = placed;
    index.addName(articleName(article, language), at);
    for (const category of placedCategories(placed, CATEGORIES_MAX)) {
      index.add(categoryName(category, language), at, CATEGORY);
    }
    index.add(article.code, at, NAME);
    index.add(articleText(article, language), at, TEXT);
    for (const text of choiceTexts(article.choiceGroups, language)) index.add(text, at, CHOICE);
  }
  index.addSynonyms();
  const found = articles.map((placed) => ({ article: placed.article, path: categoryPath(placed) }));
  return { language, articles: found, terms: index.all };
}

/** Of what has to be chosen, such as flavours: extras would find every dish that takes them. */
const choiceTexts = (groups: readonly ChoiceGroup[], language: Language): readonly string[] =>
  groups
    .filter(({ min }) => min > 0)
    .flatMap(({ articles }) => articles.map((choice) => articleName(choice, language)));

class Terms {
  readonly #terms = new Map<string, Term>();
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
  }

  get all(): readonly Term[] {
    return [...this.#terms.values()];
  }

  add(text: string, article: number, distance: number): void {
    for (const word of wordsIn(text)) this.#put(word, article, distance);
  }

  addName(name: string, article: number): void {
    for (const [place, word] of wordsIn(name).entries()) this.#put(word, article, place === 0 ? 0 : NAME);
  }

  /** Words for the kinds of food that the menu has. */
  addSynonyms(): void {
    const kinds = foodKinds(this.#language);
    for (const term of this.all) {
      for (const kind of kindsOf(term, kinds)) {
        for (const word of kind.names) {
          if (word === term.accented) continue;
          for (const [article, distance] of term.distances) this.#put(word, article, distance + SYNONYM);
        }
      }
    }
  }

  #put(word: string, article: number, distance: number): void {
    const term = this.#terms.get(word) ?? { ...searchWord(word, this.#language), distances: new Map() };
    this.#terms.set(word, term);
    const known = term.distances.get(article);
    if (known === undefined || distance < known) term.distances.set(article, distance);
  }
}
