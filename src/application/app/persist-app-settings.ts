import { reaction } from 'mobx';
import { type StandingWork, stopAll } from '@/application/shared/background-service';
import type { ConsentStore } from '@/application/consent/consent-store';
import type { LanguageStore } from '@/application/language/language-store';
import { loaded } from '@/application/shared/loadable';
import type { SettingsStore } from '@/application/settings/settings-store';
import type { AnswerTelemetry } from '@/application/consent/answer-telemetry';
import type { SpeakLanguage } from '@/application/app/apply-language';
import type { Stop } from '@/domain/ports/clock';
import type { Language } from '@/domain/shared/language';
import type { AppSettingsStorage } from '@/domain/ports/stored-value';
import type { AppSettings } from '@/domain/settings/app-settings';

/**
 * Keeps settings, language and the answer about being counted; what was chosen in another tab holds here as well.
 * Source: OPEN-28, AMB-63.
 */
export class KeepAppSettings implements StandingWork {
  /** Chosen in another tab; its texts are on their way. Until then the language of this tab is no news to anybody. */
  private coming: Language | undefined = undefined;
  private readonly storage: AppSettingsStorage;
  private readonly settings: SettingsStore;
  private readonly languages: LanguageStore;
  private readonly speakLanguage: SpeakLanguage;
  private readonly consents: ConsentStore;
  private readonly answerTelemetry: AnswerTelemetry;

  constructor(
    storage: AppSettingsStorage,
    settings: SettingsStore,
    languages: LanguageStore,
    speakLanguage: SpeakLanguage,
    consents: ConsentStore,
    answerTelemetry: AnswerTelemetry,
  ) {
    this.storage = storage;
    this.settings = settings;
    this.languages = languages;
    this.speakLanguage = speakLanguage;
    this.consents = consents;
    this.answerTelemetry = answerTelemetry;
  }

  start(): Stop {
    return stopAll(
      reaction(
        () => this.snapshot(),
        () => this.keep(),
      ),
      this.storage.onChangedElsewhere((kept) => this.takeOver(kept)),
    );
  }

  private keep(): void {
    const snapshot = this.snapshot();
    if (!isSame(snapshot, this.storage.load())) this.storage.keep(snapshot);
  }

  private snapshot(): AppSettings {
    const { language } = this.languages;
    return {
      settings: this.settings.settings,
      language: this.coming ?? language,
      telemetryConsent: this.consents.telemetry,
    };
  }

  private takeOver(kept: AppSettings | undefined): void {
    // Before anything here changes, which would be kept with the language of before.
    if (kept?.language !== undefined && kept.language !== this.languages.language) {
      void this.speak(kept.language);
    }
    if (kept?.settings !== undefined) this.settings.setLoading(loaded(kept.settings));
    const consent = kept?.telemetryConsent;
    if (consent !== undefined && consent !== this.consents.telemetry) this.answerTelemetry.execute(consent);
  }

  private async speak(language: Language): Promise<void> {
    this.coming = language;
    await this.speakLanguage.execute(language);
    if (this.coming !== language) return;
    this.coming = undefined;
    // A language chosen here meanwhile is news after all.
    this.keep();
  }
}

const isSame = (one: AppSettings, other: AppSettings | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
