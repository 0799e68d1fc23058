import { FALLBACK_LANGUAGE, type Language } from '@/domain/shared/language';

/** One text in several languages. Source: spec §3 Translated text field; ENT-28. */
export type TranslatedText = readonly { readonly language: string; readonly text: string }[];

/** Translated fields by field name. */
export type Translations = Readonly<Record<string, TranslatedText>>;

/** Image ids by language, in the same form. Source: spec §3 Image id field; ENT-30. */
export type TranslatedImageId = TranslatedText;

/** Returns the text in exactly this language, if it is not blank. */
export function textIn(texts: TranslatedText | undefined, language: Language): string | undefined {
  return texts?.find((entry) => entry.language === language && entry.text.trim() !== '')?.text;
}

/** Returns a field in the chosen language, then English, then the fallback. Source: spec §3, AMB-54; ENT-29. */
export function translate(
  translations: Translations,
  field: string,
  language: Language,
  fallback: string,
): string {
  const texts = Object.hasOwn(translations, field) ? translations[field] : undefined;
  return textIn(texts, language) ?? textIn(texts, FALLBACK_LANGUAGE) ?? fallback;
}
