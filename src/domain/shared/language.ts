type Email =
  | ('a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm')
  | ('n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z');

/** An interface language by its ISO 639-1 code, which is the name of its folder in `locales/`. */
export type Language = `${Email}${Email}`;

/** What `locales/<code>/language.json` says of a language. */
export interface LanguageDescription {
  readonly code: Language;
  /** In the language itself. */
  readonly name: string;
  /** The locale that `Intl` formats with, which is also that of the plural rules and of the attribute `lang`. */
  readonly locale: string;
  /** Other codes that stand for the language: `nb` for `no`. */
  readonly aliases: readonly string[];
}

const DESCRIPTIONS: readonly LanguageDescription[] = __LANGUAGES__;

/** The interface languages, in the order in which they are offered. Source: spec §1, §9; PROD-16. */
export const LANGUAGES: readonly Language[] = DESCRIPTIONS.map(({ code }) => code);

export const DEFAULT_LANGUAGE: Language = 'sv';
export const FALLBACK_LANGUAGE: Language = 'en';

/** The locale that `Intl` formats with: `no` is understood by browsers as `nb`. */
export const formatLocale = (language: Language): string => describe(language)?.locale ?? language;

/** The name of a language in the language itself, so that it is found by those who speak it. */
export const languageName = (language: Language): string => describe(language)?.name ?? language;

/** Reads a language tag of any origin (`nb-NO`, `SV`, `nn`); undefined when it is none of ours. */
export function parseLanguage(tag: string): Language | undefined {
  const [primary = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return DESCRIPTIONS.find(({ code, aliases }) => code === primary || aliases.includes(primary))?.code;
}

const describe = (language: Language): LanguageDescription | undefined =>
  DESCRIPTIONS.find(({ code }) => code === language);
