import type { Deps } from '@/domain/ports/deps';
import { ApplyLanguage } from '@/application/app/apply-language';
import { Cultures } from '@/domain/ports/cultures';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Language } from '@/domain/shared/language';
import { err, type Result } from '@/domain/shared/result';

/**
 * Posts the choice and, once it is accepted, switches the language. A refused choice changes nothing, and one that was
 * followed by another yields `aborted`. Source: spec §4 Language change; LANG-01 to LANG-03.
 */
export class ChangeLanguage {
  static readonly needs = { cultures: Cultures, applyLanguage: ApplyLanguage };

  private wanted: Language | undefined;
  private posting: Promise<unknown> = Promise.resolve();

  private readonly deps: Deps<typeof ChangeLanguage>;

  constructor(deps: Deps<typeof ChangeLanguage>) {
    this.deps = deps;
  }

  async change(language: Language): Promise<Result<void, RemoteFailure>> {
    this.wanted = language;
    const posted = this.posting.then(() => this.post(language));
    this.posting = posted;
    const result = await posted;
    if (result.ok) await this.deps.applyLanguage.apply(language);
    return result;
  }

  /** One call at a time, so that the server does not end with the second to last choice. */
  private async post(language: Language): Promise<Result<void, RemoteFailure>> {
    if (this.wanted !== language) return err({ kind: 'aborted' });
    const result = await this.deps.cultures.change(language);
    return this.wanted === language ? result : err({ kind: 'aborted' });
  }
}
