import type { LanguageStore } from '@/application/stores/language-store';
import type { FetchProfile } from '@/application/use-cases/fetch-profile';
import type { LoadLanguages } from '@/application/use-cases/load-languages';
import type { LoadSettings } from '@/application/use-cases/load-settings';
import type { RefreshShop } from '@/application/use-cases/refresh-shop';
import type { RestoreKeptValues } from '@/application/use-cases/restore-kept-values';
import type { Cultures } from '@/domain/ports/cultures';
import type { Texts } from '@/domain/ports/texts';

/**
 * What happens before the first page: kept values come back, the chosen language is spoken. Settings, profile and
 * languages are asked for meanwhile and arrive in their stores when they do: no page waits for them here.
 * Source: spec §4 Session, §7; SESS-02, API-17, TRACK-10.
 */
export class StartApp {
  private readonly restoreKeptValues: RestoreKeptValues;
  private readonly loadSettings: LoadSettings;
  private readonly fetchProfile: FetchProfile;
  private readonly loadLanguages: LoadLanguages;
  private readonly refreshShop: RefreshShop;
  private readonly cultures: Cultures;
  private readonly texts: Texts;
  private readonly languages: LanguageStore;

  constructor(
    restoreKeptValues: RestoreKeptValues,
    loadSettings: LoadSettings,
    fetchProfile: FetchProfile,
    loadLanguages: LoadLanguages,
    refreshShop: RefreshShop,
    cultures: Cultures,
    texts: Texts,
    languages: LanguageStore,
  ) {
    this.restoreKeptValues = restoreKeptValues;
    this.loadSettings = loadSettings;
    this.fetchProfile = fetchProfile;
    this.loadLanguages = loadLanguages;
    this.refreshShop = refreshShop;
    this.cultures = cultures;
    this.texts = texts;
    this.languages = languages;
  }

  async execute(): Promise<void> {
    this.restoreKeptValues.execute();
    void this.loadSettings.execute();
    void this.fetchProfile.execute();
    void this.loadLanguages.execute();
    void this.refreshShop.execute();
    const language = this.cultures.current();
    await this.texts.loadFirst(language);
    this.languages.setLanguage(language);
  }
}
