import { makeAutoObservable, observableRef } from 'mobx';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/domain/shared/language';

export type LanguagesFailure = RemoteFailure | { readonly kind: 'notConfigured' };

/** The current language and the available ones. `failure` is shown in the language choice (HAND-03). */
export class LanguageStore {
  language: Language = DEFAULT_LANGUAGE;
  offered: readonly Language[] = LANGUAGES;
  failure: LanguagesFailure | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { offered: observableRef, failure: observableRef });
  }

  setLanguage(language: Language): void {
    this.language = language;
  }

  setOffered(offered: readonly Language[]): void {
    this.offered = offered;
    this.failure = undefined;
  }

  setFailure(failure: LanguagesFailure): void {
    this.failure = failure;
  }
}
