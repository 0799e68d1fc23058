import type { SearchWord } from '@/domain/menu/search/search-word';
import { typingErrors } from '@/domain/shared/typing-errors';

/** How freely a typed word is understood; each step is tried only where the one before finds nothing. */
export type Freedom = 'asWritten' | 'inside' | 'withErrors';

/** Shorter parts of words are in too many of them: `öl` is in `mjölk`. */
const PART_MIN = 4;
const INSIDE_MIN = 3;

/**
 * Returns how far a typed word is from a word of a menu, 0 for the same; undefined where they do not match. A word
 * matches its forms, what it begins, and compounds that end with it or contain it. `ö` that was typed is never `o`.
 */
export function matchWord(typed: SearchWord, word: SearchWord, freedom: Freedom): number | undefined {
  const isPlain = typed.accented === typed.folded;
  const [a, aStem] = isPlain ? [typed.folded, typed.foldedStem] : [typed.accented, typed.accentedStem];
  const [b, bStem] = isPlain ? [word.folded, word.foldedStem] : [word.accented, word.accentedStem];
  switch (freedom) {
    case 'asWritten':
      return asWritten(a, aStem, b, bStem);
    case 'inside':
      return a.length >= INSIDE_MIN && b.includes(a) ? 5 : undefined;
    case 'withErrors':
      return withErrors(a, aStem, b, bStem);
  }
}

function asWritten(a: string, aStem: string, b: string, bStem: string): number | undefined {
  if (a === b) return 0;
  if (aStem === bStem) return 1;
  if (b.startsWith(a)) return 2;
  if (b.endsWith(a) && b.length - a.length >= 2 && a.length >= 2) return 3;
  if (aStem.length < PART_MIN) return undefined;
  if (b.startsWith(aStem) || bStem.endsWith(aStem)) return 3;
  return b.includes(aStem) ? 4 : undefined;
}

const ONE_ERROR_MIN = 4;
const TWO_ERRORS_MIN = 7;

function withErrors(a: string, aStem: string, b: string, bStem: string): number | undefined {
  const max = a.length >= TWO_ERRORS_MIN ? 2 : a.length >= ONE_ERROR_MIN ? 1 : 0;
  if (max === 0) return undefined;
  const errors =
    typingErrors(a, b, max) ?? typingErrors(aStem, bStem, aStem.length >= ONE_ERROR_MIN ? max : 0);
  return errors === undefined ? undefined : 5 + 2 * errors + Math.min(1, Math.abs(b.length - a.length) / 8);
}
