import type { FetchProfile } from '@/application/account/fetch-profile';
import type { LoadLanguages } from '@/application/language/load-languages';
import type { LoadSettings } from '@/application/settings/load-settings';
import type { RestoreKeptValues } from '@/application/app/restore-stored-values';

/**
 * What happens once the whole program is there: kept values come back. Settings, profile and languages are asked for
 * meanwhile and arrive in their stores when they do: no page waits for them here.
 * Source: spec §4 Session, §7; SESS-02, API-17, TRACK-10.
 */
export class StartApp {
  private readonly restoreKeptValues: RestoreKeptValues;
  private readonly loadSettings: LoadSettings;
  private readonly fetchProfile: FetchProfile;
  private readonly loadLanguages: LoadLanguages;

  constructor(
    restoreKeptValues: RestoreKeptValues,
    loadSettings: LoadSettings,
    fetchProfile: FetchProfile,
    loadLanguages: LoadLanguages,
  ) {
    this.restoreKeptValues = restoreKeptValues;
    this.loadSettings = loadSettings;
    this.fetchProfile = fetchProfile;
    this.loadLanguages = loadLanguages;
  }

  execute(): void {
    this.restoreKeptValues.execute();
    void this.loadSettings.execute();
    void this.fetchProfile.execute();
    void this.loadLanguages.execute();
  }
}
