import { formatLocale, type Language } from '@/domain/shared/language';

const collators = new Map<Language, Intl.Collator>();

/**
 * Compares names in the order of the language (Swedish å after z), and numbers in them by value (`Table 2` before
 * `10`).
 */
export function compareTexts(language: Language): (a: string, b: string) => number {
  const collator = collators.get(language) ?? new Intl.Collator(formatLocale(language), { numeric: true });
  collators.set(language, collator);
  return collator.compare;
}
