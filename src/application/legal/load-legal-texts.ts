import { LanguageStore } from '@/application/language/language-store';
import { LegalStore } from '@/application/legal/legal-store';
import { LoadSellers } from '@/application/legal/load-sellers';
import { LatestOnly } from '@/application/shared/latest-only';
import type { Deps } from '@/domain/ports/deps';
import { LegalSource } from '@/domain/ports/legal-source';
import { Texts } from '@/domain/ports/texts';

/**
 * Loads the chain's own legal texts, those of the product that hold in place of missing ones, and the sellers that the
 * terms name. Source: DEC-111, DEC-138.
 */
export class LoadLegalTexts {
  static readonly needs = {
    source: LegalSource,
    texts: Texts,
    languages: LanguageStore,
    store: LegalStore,
    loadSellers: LoadSellers,
  };

  private readonly latest = new LatestOnly();
  private readonly deps: Deps<typeof LoadLegalTexts>;

  constructor(deps: Deps<typeof LoadLegalTexts>) {
    this.deps = deps;
  }

  /** Without the product's texts in the language those of the fallback language are used; it fails without both. */
  async load(): Promise<void> {
    const { source, texts, languages, store, loadSellers } = this.deps;
    const { language } = languages;
    const signal = this.latest.begin();
    store.setLoading();
    const [own] = await Promise.all([
      source.texts(language, signal),
      texts.loadLegal(language),
      loadSellers.load(signal),
    ]);
    if (signal.aborted) return;
    const isComplete = texts.has('privacy.header') && store.sellers !== undefined;
    store.setTexts(language, own.ok && isComplete ? own.value : undefined);
  }
}
