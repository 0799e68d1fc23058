import type { LanguageStore } from '@/application/language/language-store';
import type { Cultures } from '@/domain/ports/cultures';
import type { Texts } from '@/domain/ports/texts';

/** Before anything is drawn: what home says in the language that the visitor chose last. Source: spec §1; PROD-18. */
export class SpeakChosenLanguage {
  private readonly cultures: Cultures;
  private readonly texts: Texts;
  private readonly languages: LanguageStore;

  constructor(cultures: Cultures, texts: Texts, languages: LanguageStore) {
    this.cultures = cultures;
    this.texts = texts;
    this.languages = languages;
  }

  async execute(): Promise<void> {
    const language = this.cultures.current();
    await this.texts.loadFirst(language);
    this.languages.setLanguage(language);
  }
}
