import { isOrderable } from '@/domain/menu/choices/is-orderable';
import { canMatchDietFilter } from '@/domain/menu/diets';
import type { FoundArticle } from '@/domain/menu/found-article';
import { type DietWish, dietWish, wishWithout } from '@/domain/menu/search/diet-words';
import { type Freedom, matchWord } from '@/domain/menu/search/match-word';
import type { SearchIndex } from '@/domain/menu/search/search-index';
import { type SearchWord, searchWord, searchWords } from '@/domain/menu/search/search-word';

/** How far each article is from a word; the nearest is the best. */
type Distances = ReadonlyMap<number, number>;

const STEPS: readonly Freedom[] = ['asWritten', 'inside', 'withErrors'];

/**
 * Returns the articles that have every word of `text`, the nearest first, what cannot be ordered last, and otherwise in
 * menu order. A word is found in names, categories, texts, choices and codes, as itself, in another form, in a
 * compound, or as another word for that food; only where that finds nothing, as any part of a word or with wrong
 * letters. Words for diets and allergens find what is declared to suit. A blank text finds all. Source: DEC-147,
 * PAIN-57.
 */
export function searchMenu(index: SearchIndex, text: string): readonly FoundArticle[] {
  const distances = distancesOfWords(index, text);
  const all = sum(distances);
  return all === undefined ? index.articles : inOrder(index, all);
}

/**
 * Returns what may be of interest where a search finds nothing: articles with most of the words, or the first of each
 * category.
 */
export function similarArticles(index: SearchIndex, text: string): readonly FoundArticle[] {
  const near = new Map<number, number>();
  for (const distances of distancesOfWords(index, text)) {
    for (const [article, distance] of distances)
      near.set(article, (near.get(article) ?? 0) + distance - MISSED);
  }
  const similar = inOrder(index, near);
  return similar.length > 0 ? similar : firstOfCategories(index);
}

/** More than any distance, so that more words count before nearer ones. */
const MISSED = 100;

function firstOfCategories({ articles }: SearchIndex): readonly FoundArticle[] {
  const seen = new Set<string>();
  return articles.filter(({ article, path }) => {
    const category = path.join('/');
    return isOrderable(article) && !seen.has(category) && seen.add(category);
  });
}

function distancesOfWords(index: SearchIndex, text: string): readonly Distances[] {
  const words = searchWords(text, index.language);
  const distances: Distances[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (word === undefined) break;
    const pair = next && wishWithout(word.folded, next.folded);
    const wish = pair ?? dietWish(word.folded);
    if (pair !== undefined) at += 1;
    if (wish === undefined) distances.push(distancesOf(index, word));
    else
      distances.push(
        suiting(index, wish, pair === undefined ? matches(index, word, 'asWritten') : new Map()),
      );
  }
  return distances;
}

/** Those that are declared to suit, and those that say so in their name. */
function suiting({ articles }: SearchIndex, wish: DietWish, named: Distances): Distances {
  return new Map(
    articles.flatMap(({ article }, at) => {
      const distance = named.get(at);
      if (distance !== undefined && distance < TEXT_DISTANCE) return [[at, distance / 2] as const];
      return wish.some((filter) => canMatchDietFilter(article, filter)) ? [[at, 2] as const] : [];
    }),
  );
}

/** From here on a word is in the text alone, which may say the contrary. */
const TEXT_DISTANCE = 6;

function distancesOf(index: SearchIndex, word: SearchWord): Distances {
  for (const freedom of STEPS) {
    const found = matches(index, word, freedom);
    if (found.size > 0) return found;
    const parts = freedom === 'asWritten' ? partsOf(index, word) : found;
    if (parts.size > 0) return parts;
  }
  return new Map();
}

function matches({ terms }: SearchIndex, word: SearchWord, freedom: Freedom): Distances {
  const found = new Map<number, number>();
  for (const term of terms) {
    const distance = matchWord(word, term, freedom);
    if (distance === undefined) continue;
    for (const [article, inArticle] of term.distances) {
      const known = found.get(article);
      if (known === undefined || distance + inArticle < known) found.set(article, distance + inArticle);
    }
  }
  return found;
}

const PART_MIN = 3;

/** What has both parts of a compound that no menu writes: `kycklingburgare` is in a category of burgers. */
function partsOf(index: SearchIndex, { accented }: SearchWord): Distances {
  let best: Distances = new Map();
  for (let end = PART_MIN; end <= accented.length - PART_MIN; end += 1) {
    const [first, second] = [accented.slice(0, end), accented.slice(end)].map((part) =>
      searchWord(part, index.language),
    );
    if (first === undefined || second === undefined) continue;
    const both = sum([whole(index, first), whole(index, second)]) ?? new Map();
    if (both.size > 0 && (best.size === 0 || nearest(both) < nearest(best))) best = both;
  }
  return best;
}

/** A part is a word or a form of one. */
const whole = (index: SearchIndex, word: SearchWord): Distances =>
  matches(
    { ...index, terms: index.terms.filter((term) => (matchWord(word, term, 'asWritten') ?? 9) <= 1) },
    word,
    'asWritten',
  );

const nearest = (distances: Distances): number => Math.min(...distances.values());

/** The articles that are in all, with the sum of their distances; undefined for none of them. */
function sum([first, ...others]: readonly Distances[]): Distances | undefined {
  if (first === undefined) return undefined;
  return new Map(
    [...first].flatMap(([article, distance]) => {
      const rest = others.map((other) => other.get(article));
      return rest.every((each) => each !== undefined)
        ? [[article, rest.reduce((total, each) => total + each, distance)] as const]
        : [];
    }),
  );
}

function inOrder({ articles }: SearchIndex, distances: Distances): readonly FoundArticle[] {
  const found = [...distances].flatMap(([at, distance]) => {
    const each = articles[at];
    return each === undefined ? [] : [{ each, at, distance, isLast: !isOrderable(each.article) }];
  });
  return found
    .toSorted((a, b) => Number(a.isLast) - Number(b.isLast) || a.distance - b.distance || a.at - b.at)
    .map(({ each }) => each);
}
