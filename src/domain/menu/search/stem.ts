import type { Language } from '@/domain/shared/language';
import { foldText } from '@/domain/shared/fold-text';

/** The endings by which words are inflected, of the languages in which menus are mostly written. */
const ENDINGS: Readonly<Record<string, string>> = {
  sv: 'arnas ernas ornas arna erna orna aren are ar er or en et an na as es a e n t s',
  no: 'ernes enes erne ene ere er en et ar a e t s',
  en: 'ies es s y',
  fi: `isilla isista seen sella sesta sia set sen nen illa illä issa issä ista istä iden jen ien ssa ssä sta stä lla
    llä lta ltä lle ksi ia iä ja jä ta tä at ät et it ot öt ut yt an än en in on ön un yn aa ää oa öä ua yä
    a ä o ö u y e i n t`,
  ru: `ыми ими ами ями ого его ому ему ая яя ое ее ые ие ый ий ой ую юю ых их ов ев ам ям ах ях ом ем ей ою
    а я о е ы и у ю ь й`,
};

/** What is left is as long as this, so that short words stay whole. */
const STEM_MIN = 3;

const endingsOf = new Map<string, readonly string[]>();

/**
 * Returns a word without its ending and without a doubled consonant before it, which inflection shortens in Finnish.
 * It says only whether two words may be forms of one; a word of a language without endings here is its own stem.
 */
export function stem(word: string, language: Language): string {
  for (const ending of sortedEndings(language)) {
    if (word.length - ending.length >= STEM_MIN && word.endsWith(ending)) {
      return singled(word.slice(0, -ending.length));
    }
  }
  return singled(word);
}

function sortedEndings(language: Language): readonly string[] {
  const known = endingsOf.get(language);
  if (known !== undefined) return known;
  const written = (ENDINGS[language] ?? '').split(/\s+/).filter((ending) => ending !== '');
  const endings = [...new Set([...written, ...written.map(foldText)])].toSorted(
    (a, b) => b.length - a.length,
  );
  endingsOf.set(language, endings);
  return endings;
}

const singled = (word: string): string =>
  word.length > STEM_MIN && word.at(-1) === word.at(-2) ? word.slice(0, -1) : word;
