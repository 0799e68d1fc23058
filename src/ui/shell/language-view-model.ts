import { LanguageStore } from '@/application/language/language-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { ChangeLanguage } from '@/application/app/change-language';
import { LoadLanguages } from '@/application/language/load-languages';
import type { Notice } from '@/domain/notice/notice';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import { shownError } from '@/domain/notice/error-state';
import type { Deps } from '@/domain/ports/deps';
import type { Language } from '@/domain/shared/language';

/** The languages on offer, and the change to one of them. Source: SHELL-25, HAND-03. */
export class LanguageViewModel {
  static readonly needs = {
    languages: LanguageStore,
    notices: NoticeStore,
    changeLanguage: ChangeLanguage,
    loadLanguages: LoadLanguages,
  };

  private readonly deps: Deps<typeof LanguageViewModel>;

  constructor(deps: Deps<typeof LanguageViewModel>) {
    this.deps = deps;
  }

  start(): () => void {
    void this.deps.loadLanguages.load();
    return () => undefined;
  }

  get offered(): readonly Language[] {
    return this.deps.languages.offered;
  }

  /** Why the list could not be loaded; the languages known so far can still be chosen. */
  get failure(): Notice | undefined {
    const { failure } = this.deps.languages;
    if (failure === undefined) return undefined;
    return failure.kind === 'notConfigured'
      ? { key: 'language.notConfigured', values: {} }
      : noticeForFailure(failure);
  }

  async choose(language: Language): Promise<void> {
    const result = await this.deps.changeLanguage.change(language);
    const notice = result.ok ? undefined : noticeForFailure(result.error);
    if (notice !== undefined) this.deps.notices.setError(shownError(notice));
  }
}
