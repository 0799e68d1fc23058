import { reaction } from 'mobx';
import { type StandingWork, stopAll } from '@/application/reactions/standing-work';
import type { LanguageStore } from '@/application/stores/language-store';
import { loaded } from '@/application/stores/loadable';
import type { SettingsStore } from '@/application/stores/settings-store';
import type { SpeakLanguage } from '@/application/use-cases/speak-language';
import type { Stop } from '@/domain/ports/clock';
import type { AppSettingsStorage } from '@/domain/ports/kept-value';
import type { AppSettings } from '@/domain/settings/app-settings';

/** Keeps settings and language; a language chosen in another tab is spoken here as well. Source: OPEN-28. */
export class KeepAppSettings implements StandingWork {
  private readonly storage: AppSettingsStorage;
  private readonly settings: SettingsStore;
  private readonly languages: LanguageStore;
  private readonly speakLanguage: SpeakLanguage;

  constructor(
    storage: AppSettingsStorage,
    settings: SettingsStore,
    languages: LanguageStore,
    speakLanguage: SpeakLanguage,
  ) {
    this.storage = storage;
    this.settings = settings;
    this.languages = languages;
    this.speakLanguage = speakLanguage;
  }

  start(): Stop {
    return stopAll(
      reaction(
        () => this.snapshot(),
        (snapshot) => {
          if (!isSame(snapshot, this.storage.load())) this.storage.keep(snapshot);
        },
      ),
      this.storage.onChangedElsewhere((kept) => this.takeOver(kept)),
    );
  }

  private snapshot(): AppSettings {
    return { settings: this.settings.settings, language: this.languages.language };
  }

  private takeOver(kept: AppSettings | undefined): void {
    if (kept?.settings !== undefined) this.settings.setLoading(loaded(kept.settings));
    if (kept?.language !== undefined && kept.language !== this.languages.language) {
      void this.speakLanguage.execute(kept.language);
    }
  }
}

const isSame = (one: AppSettings, other: AppSettings | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
