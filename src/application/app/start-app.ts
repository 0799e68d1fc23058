import type { Deps } from '@/domain/ports/deps';
import { FetchProfile } from '@/application/account/fetch-profile';
import { LoadLanguages } from '@/application/language/load-languages';
import { LoadSettings } from '@/application/settings/load-settings';
import { RestoreStoredValues } from '@/application/app/restore-stored-values';

/**
 * Starts the application once it is loaded: restores stored values. Settings, profile and languages are loaded without
 * waiting. Source: spec §4 Session, §7; SESS-02, API-17, TRACK-10.
 */
export class StartApp {
  static readonly needs = {
    restoreStoredValues: RestoreStoredValues,
    loadSettings: LoadSettings,
    fetchProfile: FetchProfile,
    loadLanguages: LoadLanguages,
  };

  private readonly deps: Deps<typeof StartApp>;

  constructor(deps: Deps<typeof StartApp>) {
    this.deps = deps;
  }

  start(): void {
    this.deps.restoreStoredValues.restore();
    void this.deps.loadSettings.load();
    void this.deps.fetchProfile.fetch();
    void this.deps.loadLanguages.load();
  }
}
