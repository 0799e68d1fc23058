import { LanguageStore } from '@/application/language/language-store';
import { LegalStore } from '@/application/legal/legal-store';
import { LatestOnly } from '@/application/shared/latest-only';
import type { Deps } from '@/domain/ports/deps';
import { LegalSource } from '@/domain/ports/legal-source';
import { Texts } from '@/domain/ports/texts';

/** Loads the chain's own legal texts, and those of the product that hold in place of missing ones. Source: DEC-111. */
export class LoadLegalTexts {
  static readonly needs = { source: LegalSource, texts: Texts, languages: LanguageStore, store: LegalStore };

  private readonly latest = new LatestOnly();
  private readonly deps: Deps<typeof LoadLegalTexts>;

  constructor(deps: Deps<typeof LoadLegalTexts>) {
    this.deps = deps;
  }

  /** Without the product's texts in the language those of the fallback language are used; it fails without both. */
  async load(): Promise<void> {
    const { source, texts, languages, store } = this.deps;
    const { language } = languages;
    const signal = this.latest.begin();
    store.setLoading();
    const [own] = await Promise.all([source.texts(language, signal), texts.loadLegal(language)]);
    if (signal.aborted) return;
    store.setTexts(language, own.ok && texts.has('privacy.header') ? own.value : undefined);
  }
}
