import { FOOD_WORDS } from '@/domain/menu/search/food-words';
import { type SearchWord, searchWords } from '@/domain/menu/search/search-word';
import type { Language } from '@/domain/shared/language';

/** A kind of food, and the words that guests have for it. */
export interface FoodKind {
  readonly names: readonly string[];
}

/** The kinds by the words that belong to them: as written, and by stem. */
export interface FoodKinds {
  readonly byWord: ReadonlyMap<string, readonly FoodKind[]>;
  readonly byStem: ReadonlyMap<string, readonly FoodKind[]>;
}

const kindsByLanguage = new Map<Language, FoodKinds>();

/** Shorter words are the same by chance, or end others by chance. */
const STEMMED_MIN = 4;

export function foodKinds(language: Language): FoodKinds {
  const known = kindsByLanguage.get(language);
  if (known !== undefined) return known;
  const byWord = new Map<string, FoodKind[]>();
  const byStem = new Map<string, FoodKind[]>();
  for (const line of FOOD_WORDS) {
    const [same = '', narrower = ''] = line.split('>');
    const words = searchWords(same, language);
    const kind = { names: words.map(({ accented }) => accented) };
    for (const { accented, accentedStem } of [...words, ...searchWords(narrower, language)]) {
      byWord.set(accented, [...(byWord.get(accented) ?? []), kind]);
      if (accented.length >= STEMMED_MIN)
        byStem.set(accentedStem, [...(byStem.get(accentedStem) ?? []), kind]);
    }
  }
  const kinds = { byWord, byStem };
  kindsByLanguage.set(language, kinds);
  return kinds;
}

/** The kinds of a word, of one of its forms, or of what a compound ends with. */
export function kindsOf(
  { accented, accentedStem }: SearchWord,
  { byWord, byStem }: FoodKinds,
): ReadonlySet<FoodKind> {
  const kinds = new Set([...(byWord.get(accented) ?? []), ...(byStem.get(accentedStem) ?? [])]);
  for (let start = 1; start <= accentedStem.length - STEMMED_MIN; start += 1) {
    for (const kind of byStem.get(accentedStem.slice(start)) ?? []) kinds.add(kind);
  }
  return kinds;
}
