import { LanguageStore } from '@/application/language/language-store';
import { Cultures } from '@/domain/ports/cultures';
import type { Deps } from '@/domain/ports/deps';
import { Texts } from '@/domain/ports/texts';
import type { Language } from '@/domain/shared/language';

/** Switches the language at once; the server stores the choice for the next visit where it can be reached. */
export class ChangeStaffLanguage {
  static readonly needs = { cultures: Cultures, texts: Texts, languages: LanguageStore };

  private wanted: Language | undefined;
  private readonly deps: Deps<typeof ChangeStaffLanguage>;

  constructor(deps: Deps<typeof ChangeStaffLanguage>) {
    this.deps = deps;
  }

  async change(language: Language): Promise<void> {
    this.wanted = language;
    await Promise.all([this.deps.texts.loadFirst(language), this.deps.cultures.change(language)]);
    if (this.wanted === language) this.deps.languages.setLanguage(language);
  }
}
