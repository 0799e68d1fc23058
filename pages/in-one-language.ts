import type { Language } from '@/domain/shared/language';
import { FALLBACK_LANGUAGE } from '@/domain/shared/language';

/** A text in several languages, as the API sends it. */
interface Translated {
  readonly language: string;
  readonly text: string;
}

const isTranslated = (value: unknown): value is readonly Translated[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => typeof each === 'object' && each !== null && 'language' in each && 'text' in each);

/**
 * The same answer without the translations that a page in this language does not show. A text that the language lacks
 * stays in the fallback language.
 */
export const inOneLanguage = (body: string, language: Language): string =>
  JSON.stringify(JSON.parse(body), (_key, value: unknown) => {
    if (!isTranslated(value)) return value;
    const own = value.filter((each) => each.language === language);
    return own.length > 0 ? own : value.filter((each) => each.language === FALLBACK_LANGUAGE);
  });
