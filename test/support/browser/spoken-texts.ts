import type { Catalogue } from '@/adapters/i18n/catalogue-part';
import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import type { TextKey } from '@/adapters/i18n/text-key';
import type { TextValues } from '@/domain/ports/texts';
import type { Language } from '@/domain/shared/language';
import type { SpecifiedLanguage } from '@test/support/specified-languages';
import { partOf, textsIn } from '@test/support/catalogues';

export type SpokenLanguage = SpecifiedLanguage;

/** What the product says, so that a test asks for what a person reads. */
export interface SpokenTexts {
  readonly language: Language;
  say(key: TextKey, values?: TextValues): string;
  /** Any wording of a text, whatever stands in the place of its values. */
  pattern(key: TextKey): RegExp;
}

const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;

/**
 * Rejects when the catalogue cannot be read; its texts throw where a key has none. `alter` is done to each text, as it
 * stands in the catalogue.
 */
export async function spokenTexts(
  language: Language,
  alter: (text: string) => string = (text) => text,
): Promise<SpokenTexts> {
  const texts = new I18nextTexts({ report: throwFailure, log: throwFailure }, (spoken, part) =>
    Promise.resolve(alterTexts(partOf(spoken, part), alter)),
  );
  await Promise.all([texts.load(language), texts.loadLegal(language)]);
  return {
    language,
    say: (key, values) => {
      if (!texts.has(key)) throw new Error(`No text has the key ${key}.`);
      return texts.text(language, key, values);
    },
    pattern: (key) => {
      const forms = Object.entries(textsIn(language)).filter(
        ([name]) => name === key || name.replace(PLURAL_FORM, '') === key,
      );
      if (forms.length === 0) throw new Error(`No text has the key ${key}.`);
      return new RegExp(`^(?:${forms.map(([, text]) => anyValues(alter(text))).join('|')})$`);
    },
  };
}

/** The catalogue, with something done to each of its texts. */
export const alterTexts = (catalogue: Catalogue, alter: (text: string) => string): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [
      key,
      typeof text === 'string' ? alter(text) : alterTexts(text, alter),
    ]),
  );

/** A text whose values may be anything, as the source of a regular expression. */
const anyValues = (text: string): string =>
  text
    .split(/\{\{.*?\}\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');

function throwFailure({ id, message }: { readonly id: string; readonly message: string }): never {
  throw new Error(`${id}: ${message}`);
}
