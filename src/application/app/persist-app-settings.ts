import type { Deps } from '@/domain/ports/deps';
import { reaction } from 'mobx';
import { type BackgroundService, disposeAll } from '@/application/shared/background-service';
import { ConsentStore } from '@/application/consent/consent-store';
import { LanguageStore } from '@/application/language/language-store';
import { loaded } from '@/application/shared/loadable';
import { SettingsStore } from '@/application/settings/settings-store';
import { AnswerTelemetry } from '@/application/consent/answer-telemetry';
import { ApplyLanguage } from '@/application/app/apply-language';
import type { Disposer } from '@/domain/ports/clock';
import type { Language } from '@/domain/shared/language';
import { AppSettingsStorage } from '@/domain/ports/stored-value';
import type { AppSettings } from '@/domain/settings/app-settings';

/** Stores settings, language and telemetry consent; changes of another tab apply here too. Source: OPEN-28, AMB-63. */
export class PersistAppSettings implements BackgroundService {
  static readonly needs = {
    storage: AppSettingsStorage,
    settings: SettingsStore,
    languages: LanguageStore,
    applyLanguage: ApplyLanguage,
    consents: ConsentStore,
    answerTelemetry: AnswerTelemetry,
  };

  /**
   * The language chosen in another tab, while its texts are loading. Until then the language of this tab is not
   * stored.
   */
  private pendingLanguage: Language | undefined = undefined;

  private readonly deps: Deps<typeof PersistAppSettings>;

  constructor(deps: Deps<typeof PersistAppSettings>) {
    this.deps = deps;
  }

  start(): Disposer {
    return disposeAll(
      reaction(
        () => this.snapshot(),
        () => this.save(),
      ),
      this.deps.storage.onChangedElsewhere((stored) => this.applyStored(stored)),
    );
  }

  private save(): void {
    const snapshot = this.snapshot();
    if (!isSame(snapshot, this.deps.storage.load())) this.deps.storage.save(snapshot);
  }

  private snapshot(): AppSettings {
    const { language } = this.deps.languages;
    return {
      settings: this.deps.settings.settings,
      language: this.pendingLanguage ?? language,
      telemetryConsent: this.deps.consents.telemetry,
    };
  }

  private applyStored(stored: AppSettings | undefined): void {
    // Before any change here, which would be stored with the former language.
    if (stored?.language !== undefined && stored.language !== this.deps.languages.language) {
      void this.applyLanguage(stored.language);
    }
    if (stored?.settings !== undefined) this.deps.settings.setLoading(loaded(stored.settings));
    const consent = stored?.telemetryConsent;
    if (consent !== undefined && consent !== this.deps.consents.telemetry)
      this.deps.answerTelemetry.answer(consent);
  }

  private async applyLanguage(language: Language): Promise<void> {
    this.pendingLanguage = language;
    await this.deps.applyLanguage.apply(language);
    if (this.pendingLanguage !== language) return;
    this.pendingLanguage = undefined;
    // A language that was chosen here meanwhile is stored after all.
    this.save();
  }
}

const isSame = (one: AppSettings, other: AppSettings | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
