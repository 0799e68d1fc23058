/** The interface languages. Source: spec §1, §9; PROD-16. */
export const LANGUAGES = ['sv', 'fi', 'en', 'ru', 'no'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'sv';
export const FALLBACK_LANGUAGE: Language = 'en';

const FORMAT_LOCALES: Readonly<Record<Language, string>> = {
  sv: 'sv-SE',
  fi: 'fi-FI',
  en: 'en-GB',
  ru: 'ru-RU',
  no: 'nb-NO',
};

/** The locale that `Intl` formats with: `no` is understood by browsers as `nb`. */
export const formatLocale = (language: Language): string => FORMAT_LOCALES[language];

/** Reads a language tag of any origin (`nb-NO`, `SV`, `nn`); undefined when it is none of ours. */
export function parseLanguage(tag: string): Language | undefined {
  const [primary] = tag.trim().toLowerCase().split(/[-_]/);
  if (primary === 'nb' || primary === 'nn') return 'no';
  return LANGUAGES.find((language) => language === primary);
}
