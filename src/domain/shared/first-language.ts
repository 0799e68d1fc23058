import { DEFAULT_LANGUAGE, type Language, parseLanguage } from '@/domain/shared/language';

/**
 * The language of a first visit: the first of the visitor's that the chain has, else the chain's own first one; the
 * default where the chain names none. `preferred` are language tags in the order of preference. Source: DEC-136;
 * PROD-17, API-05.
 */
export function firstLanguage(preferred: readonly string[], offered: readonly Language[]): Language {
  const shared = preferred
    .map(parseLanguage)
    .find((language) => language !== undefined && offered.includes(language));
  return shared ?? offered[0] ?? DEFAULT_LANGUAGE;
}
