import type { Deps } from '@/domain/ports/deps';
import { type LanguagesFailure, LanguageStore } from '@/application/language/language-store';
import { Cultures } from '@/domain/ports/cultures';
import type { Language } from '@/domain/shared/language';
import type { Result } from '@/domain/shared/result';

/** Loads the available languages; a failure is stored for the language choice. Source: AMB-55; API-26, HAND-03. */
export class LoadLanguages {
  static readonly needs = { cultures: Cultures, store: LanguageStore };

  private readonly deps: Deps<typeof LoadLanguages>;

  constructor(deps: Deps<typeof LoadLanguages>) {
    this.deps = deps;
  }

  async load(signal?: AbortSignal): Promise<Result<readonly Language[], LanguagesFailure>> {
    const result = await this.deps.cultures.languages(signal);
    if (result.ok) this.deps.store.setOffered(result.value);
    else if (result.error.kind !== 'aborted') this.deps.store.setFailure(result.error);
    return result;
  }
}
