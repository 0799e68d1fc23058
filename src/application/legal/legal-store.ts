import { makeAutoObservable, observableRef } from 'mobx';

import type { LegalTexts } from '@/domain/legal/legal-text';
import type { ShopSeller } from '@/domain/legal/shop-seller';
import type { Language } from '@/domain/shared/language';

/** The legal texts that were loaded last, and the language that they were loaded for. */
export class LegalStore {
  language: Language | undefined = undefined;
  texts: LegalTexts | undefined = undefined;
  /** Undefined until they are loaded. */
  sellers: readonly ShopSeller[] | undefined = undefined;
  /** Whether the last attempt failed. */
  hasFailed = false;

  constructor() {
    makeAutoObservable(this, { texts: observableRef, sellers: observableRef });
  }

  setTexts(language: Language, texts: LegalTexts | undefined): void {
    this.language = language;
    this.texts = texts;
    this.hasFailed = texts === undefined;
  }

  setSellers(sellers: readonly ShopSeller[]): void {
    this.sellers = sellers;
  }

  /** Another attempt begins. */
  setLoading(): void {
    this.hasFailed = false;
  }
}
