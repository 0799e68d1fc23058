import { foldText } from '@/domain/shared/fold-text';
import type { Language } from '@/domain/shared/language';
import { stem } from '@/domain/menu/search/stem';

/** A word in the forms that search compares. */
export interface SearchWord {
  /** With å, ä and ö, which are letters of their own; Norwegian æ and ø are the same two letters. */
  readonly accented: string;
  /** Without any diacritics, for keyboards that lack them. */
  readonly folded: string;
  readonly accentedStem: string;
  readonly foldedStem: string;
}

/** Returns the words of a text, in its order. */
export const searchWords = (text: string, language: Language): readonly SearchWord[] =>
  wordsIn(text).map((word) => searchWord(word, language));

/** Returns the words of a text as they are written, in lower case. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

export function searchWord(word: string, language: Language): SearchWord {
  const accented = withOwnLetters(word);
  const folded = foldText(word);
  const accentedStem = stem(accented, language);
  return {
    accented,
    folded,
    accentedStem,
    foldedStem: accented === folded ? accentedStem : stem(folded, language),
  };
}

const OWN_LETTERS = /[åäöæø]/u;
const SAME_LETTERS: Readonly<Record<string, string>> = { æ: 'ä', ø: 'ö' };

const withOwnLetters = (word: string): string =>
  OWN_LETTERS.test(word)
    ? [...word]
        .map((letter) => (OWN_LETTERS.test(letter) ? (SAME_LETTERS[letter] ?? letter) : foldText(letter)))
        .join('')
    : foldText(word);
