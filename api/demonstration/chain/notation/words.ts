import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/domain/shared/language';

/** One text in every interface language; Swedish is also the base text on the wire. */
export type Words = Readonly<Record<Language, string>>;

export const words = (sv: string, en: string, fi: string, no: string, ru: string): Words => ({
  sv,
  en,
  fi,
  no,
  ru,
});

/** A name that the languages with Latin letters share. */
export const name = (latin: string, ru: string): Words => words(latin, latin, latin, latin, ru);

export const baseText = (text: Words): string => text[DEFAULT_LANGUAGE];

/** The wire's list of {language, text}. Source: spec §3 Translated text field. */
export const translated = (text: Words): { language: Language; text: string }[] =>
  LANGUAGES.map((language) => ({ language, text: text[language] }));

export const mapWords = (make: (language: Language) => string): Words =>
  words(make('sv'), make('en'), make('fi'), make('no'), make('ru'));

/** Sentences one after the other, in each language. */
export const joinWords = (texts: readonly Words[]): Words =>
  mapWords((language) => texts.map((text) => text[language]).join(' '));
