import type { LanguagesFailure, LanguageStore } from '@/application/language/language-store';
import type { Cultures } from '@/domain/ports/cultures';
import type { Language } from '@/domain/shared/language';
import type { Result } from '@/domain/shared/result';

/** Loads the languages on offer; the failure stands in the store for the choice to show. Source: AMB-55; API-26, HAND-03. */
export class LoadLanguages {
  private readonly cultures: Cultures;
  private readonly store: LanguageStore;

  constructor(cultures: Cultures, store: LanguageStore) {
    this.cultures = cultures;
    this.store = store;
  }

  async execute(signal?: AbortSignal): Promise<Result<readonly Language[], LanguagesFailure>> {
    const result = await this.cultures.languages(signal);
    if (result.ok) this.store.setOffered(result.value);
    else if (result.error.kind !== 'aborted') this.store.setFailure(result.error);
    return result;
  }
}
