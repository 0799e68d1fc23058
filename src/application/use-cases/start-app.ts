import type { FetchProfile } from '@/application/use-cases/fetch-profile';
import type { LoadLanguages } from '@/application/use-cases/load-languages';
import type { LoadSettings } from '@/application/use-cases/load-settings';
import type { RefreshShop } from '@/application/use-cases/refresh-shop';
import type { RestoreKeptValues } from '@/application/use-cases/restore-kept-values';

/**
 * What happens once the whole program is there: kept values come back. Settings, profile, languages and the selected
 * shop are asked for meanwhile and arrive in their stores when they do: no page waits for them here.
 * Source: spec §4 Session, §7; SESS-02, API-17, TRACK-10.
 */
export class StartApp {
  private readonly restoreKeptValues: RestoreKeptValues;
  private readonly loadSettings: LoadSettings;
  private readonly fetchProfile: FetchProfile;
  private readonly loadLanguages: LoadLanguages;
  private readonly refreshShop: RefreshShop;

  constructor(
    restoreKeptValues: RestoreKeptValues,
    loadSettings: LoadSettings,
    fetchProfile: FetchProfile,
    loadLanguages: LoadLanguages,
    refreshShop: RefreshShop,
  ) {
    this.restoreKeptValues = restoreKeptValues;
    this.loadSettings = loadSettings;
    this.fetchProfile = fetchProfile;
    this.loadLanguages = loadLanguages;
    this.refreshShop = refreshShop;
  }

  execute(): void {
    this.restoreKeptValues.execute();
    void this.loadSettings.execute();
    void this.fetchProfile.execute();
    void this.loadLanguages.execute();
    void this.refreshShop.execute();
  }
}
