import type { StandingWork } from '@/application/reactions/standing-work';
import type { FetchProfile } from '@/application/use-cases/fetch-profile';
import type { Stop } from '@/domain/ports/clock';
import type { AuthStorage } from '@/domain/ports/kept-value';

/** Asks again who is there whenever another tab changed the auth key. Source: spec §4 Session; SESS-03. */
export class WatchAuthKey implements StandingWork {
  private readonly storage: AuthStorage;
  private readonly fetchProfile: FetchProfile;

  constructor(storage: AuthStorage, fetchProfile: FetchProfile) {
    this.storage = storage;
    this.fetchProfile = fetchProfile;
  }

  start(): Stop {
    return this.storage.onChangedElsewhere(() => void this.fetchProfile.execute());
  }
}
