type Email =
  | ('a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm')
  | ('n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z');

/** An interface language by its ISO 639-1 code, which is the name of its folder in `locales/`. */
export type Language = `${Email}${Email}`;

/** The description of a language in `locales/<code>/language.json`. */
export interface LanguageDescription {
  readonly code: Language;
  /** In the language itself. */
  readonly name: string;
  /** The locale for `Intl`, the plural rules and the attribute `lang`. */
  readonly locale: string;
  /** Other codes of the language: `nb` for `no`. */
  readonly aliases: readonly string[];
}

const DESCRIPTIONS: readonly LanguageDescription[] = __LANGUAGES__;

/** The interface languages, in the order shown. Source: spec §1, §9; PROD-16. */
export const LANGUAGES: readonly Language[] = DESCRIPTIONS.map(({ code }) => code);

export const DEFAULT_LANGUAGE: Language = 'sv';
export const FALLBACK_LANGUAGE: Language = 'en';

/** Returns the locale for `Intl`: browsers support `no` as `nb`. */
export const formatLocale = (language: Language): string => describe(language)?.locale ?? language;

/** Returns the name of a language in the language itself. */
export const languageName = (language: Language): string => describe(language)?.name ?? language;

/** Parses any language tag (`nb-NO`, `SV`, `nn`); undefined for an unsupported language. */
export function parseLanguage(tag: string): Language | undefined {
  const [primary = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return DESCRIPTIONS.find(({ code, aliases }) => code === primary || aliases.includes(primary))?.code;
}

const describe = (language: Language): LanguageDescription | undefined =>
  DESCRIPTIONS.find(({ code }) => code === language);
