import { makeAutoObservable, observableRef } from 'mobx';

import type { LegalTexts } from '@/domain/legal/legal-text';
import type { Language } from '@/domain/shared/language';

/** The legal texts that were loaded last, and the language that they were loaded for. */
export class LegalStore {
  language: Language | undefined = undefined;
  texts: LegalTexts | undefined = undefined;
  /** Whether the last attempt failed. */
  hasFailed = false;

  constructor() {
    makeAutoObservable(this, { texts: observableRef });
  }

  setTexts(language: Language, texts: LegalTexts | undefined): void {
    this.language = language;
    this.texts = texts;
    this.hasFailed = texts === undefined;
  }

  /** Another attempt begins. */
  setLoading(): void {
    this.hasFailed = false;
  }
}
