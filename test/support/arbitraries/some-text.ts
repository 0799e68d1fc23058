import fc from 'fast-check';
import { LANGUAGES } from '@/domain/shared/language';
import type { TranslatedText, Translations } from '@/domain/shared/translated-text';

export const someLanguage = () => fc.constantFrom(...LANGUAGES);

/** A list of language and text, with blank texts and languages that are none of ours among them. */
export const someTranslatedText = (): fc.Arbitrary<TranslatedText> =>
  fc.array(
    fc.record({
      language: fc.oneof(someLanguage(), fc.constantFrom('de', 'NO', '')),
      text: fc.oneof(someWords(), fc.constantFrom('', ' ', '\u00a0\n')),
    }),
    { maxLength: 6 },
  );

export const someTranslations = (...fields: readonly string[]): fc.Arbitrary<Translations> =>
  fc.dictionary(fc.constantFrom(...fields), someTranslatedText(), { maxKeys: fields.length });

/** Words as menus have them, in the letters of all five languages. */
export const someWords = (): fc.Arbitrary<string> =>
  fc
    .array(fc.string({ unit: fc.constantFrom(...'abcxyzåäöæøéÅÖØжчйёЁ1 '), minLength: 1, maxLength: 8 }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((words) => words.join(' '));
