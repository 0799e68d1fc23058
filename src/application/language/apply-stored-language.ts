import type { Deps } from '@/domain/ports/deps';
import { LanguageStore } from '@/application/language/language-store';
import { Cultures } from '@/domain/ports/cultures';
import { Texts } from '@/domain/ports/texts';

/** Loads the texts of home in the stored language before anything is drawn. Source: spec §1; PROD-18. */
export class ApplyStoredLanguage {
  static readonly needs = { cultures: Cultures, texts: Texts, languages: LanguageStore };

  private readonly deps: Deps<typeof ApplyStoredLanguage>;

  constructor(deps: Deps<typeof ApplyStoredLanguage>) {
    this.deps = deps;
  }

  async apply(): Promise<void> {
    const language = this.deps.cultures.current();
    await this.deps.texts.loadFirst(language);
    this.deps.languages.setLanguage(language);
  }
}
