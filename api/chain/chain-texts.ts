import type { Language } from '@/domain/shared/language';

/** One text in every language of the chain. */
export type Texts = Readonly<Partial<Record<string, string>>>;

/**
 * The texts of a chain on the wire: a base text and a list of {language, text}. Source: spec §3 Translated text field.
 */
export class ChainTexts {
  readonly languages: readonly Language[];

  constructor(languages: readonly Language[]) {
    this.languages = languages;
  }

  /** In the first language of the chain. */
  base(texts: Texts): string {
    return texts[this.languages[0] ?? ''] ?? '';
  }

  translated(texts: Texts): { language: Language; text: string }[] {
    return this.languages.map((language) => ({ language, text: texts[language] ?? '' }));
  }

  map(make: (language: Language) => string): Texts {
    return Object.fromEntries(this.languages.map((language) => [language, make(language)]));
  }

  /** Joins sentences in each language. */
  join(sentences: readonly Texts[]): Texts {
    return this.map((language) => sentences.map((texts) => texts[language]).join(' '));
  }
}
