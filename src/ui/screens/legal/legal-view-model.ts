import { makeAutoObservable, reaction } from 'mobx';

import { LanguageStore } from '@/application/language/language-store';
import type { Disposer } from '@/domain/ports/clock';
import { Imprint } from '@/domain/ports/imprint';
import { Texts } from '@/domain/ports/texts';
import type { Language } from '@/domain/shared/language';
import type { Deps } from '@/domain/ports/deps';

/** Loads the legal texts in the chosen language. Source: ROUTE-42 to ROUTE-45. */
export class LegalViewModel {
  static readonly needs = { texts: Texts, languages: LanguageStore, imprint: Imprint };

  /** The language whose texts were loaded or failed to load. */
  private loaded: Language | undefined;
  private isMissing = false;
  private readonly deps: Deps<typeof LegalViewModel>;

  constructor(deps: Deps<typeof LegalViewModel>) {
    this.deps = deps;
    const { language } = deps.languages;
    if (deps.texts.isLegalLoaded(language)) this.loaded = language;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  start(): Disposer {
    return reaction(
      () => this.deps.languages.language,
      () => void this.load(),
      { fireImmediately: true },
    );
  }

  get state(): 'loading' | 'failed' | 'ready' {
    if (this.isMissing) return 'failed';
    return this.loaded === this.deps.languages.language ? 'ready' : 'loading';
  }

  get contactEmail(): string | undefined {
    return this.deps.imprint.contactEmail();
  }

  /** Without the language's own texts those of the fallback language are used; it fails only without both. */
  async load(): Promise<void> {
    const { texts, languages } = this.deps;
    const { language } = languages;
    this.isMissing = false;
    await texts.loadLegal(language);
    this.setLoaded(language, texts.has('privacy.header'));
  }

  private setLoaded(language: Language, isAvailable: boolean): void {
    this.loaded = language;
    this.isMissing = !isAvailable;
  }
}
