import { makeAutoObservable, reaction } from 'mobx';

import { LanguageStore } from '@/application/language/language-store';
import { LegalStore } from '@/application/legal/legal-store';
import { LoadLegalTexts } from '@/application/legal/load-legal-texts';
import type { LegalDocument, LegalText } from '@/domain/legal/legal-text';
import type { ShopSeller } from '@/domain/legal/shop-seller';
import type { Disposer } from '@/domain/ports/clock';
import type { Deps } from '@/domain/ports/deps';
import { Imprint } from '@/domain/ports/imprint';

/** A legal text in the chosen language. Source: ROUTE-42 to ROUTE-45, DEC-111, DEC-156. */
export class LegalViewModel {
  static readonly needs = {
    store: LegalStore,
    loadTexts: LoadLegalTexts,
    languages: LanguageStore,
    imprint: Imprint,
  };

  private readonly document: LegalDocument;
  private readonly deps: Deps<typeof LegalViewModel>;

  constructor(deps: Deps<typeof LegalViewModel>, document: LegalDocument) {
    this.deps = deps;
    this.document = document;
    makeAutoObservable<this, 'deps' | 'document'>(this, { deps: false, document: false }, { autoBind: true });
  }

  start(): Disposer {
    return reaction(
      () => this.deps.languages.language,
      () => this.state !== 'ready' && void this.load(),
      { fireImmediately: true },
    );
  }

  get state(): 'loading' | 'failed' | 'ready' {
    const { store, languages } = this.deps;
    if (store.hasFailed) return 'failed';
    return store.language === languages.language && store.texts !== undefined ? 'ready' : 'loading';
  }

  /** The chain's own text; undefined where that of the product holds. */
  get own(): LegalText | undefined {
    return this.deps.store.texts?.[this.document];
  }

  /** Empty where the chain names none. */
  get sellers(): readonly ShopSeller[] {
    return this.deps.store.sellers ?? [];
  }

  get contactEmail(): string | undefined {
    return this.deps.imprint.contactEmail();
  }

  async load(): Promise<void> {
    await this.deps.loadTexts.load();
  }
}
