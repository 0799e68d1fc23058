import type { StandingWork } from '@/application/reactions/standing-work';
import type { SessionStore } from '@/application/stores/session-store';
import type { FetchProfile } from '@/application/use-cases/fetch-profile';
import { NOBODY, type Session } from '@/domain/customer/session';
import type { Stop } from '@/domain/ports/clock';
import type { AuthStorage } from '@/domain/ports/kept-value';

/**
 * Asks again who is there whenever another tab changed the auth key. Where that tab says that the member of this one
 * has left, nothing of them stays until the answer comes. Source: spec §4 Session; SESS-03; reliability C9.
 */
export class WatchAuthKey implements StandingWork {
  private readonly storage: AuthStorage;
  private readonly sessions: SessionStore;
  private readonly fetchProfile: FetchProfile;

  constructor(storage: AuthStorage, sessions: SessionStore, fetchProfile: FetchProfile) {
    this.storage = storage;
    this.sessions = sessions;
    this.fetchProfile = fetchProfile;
  }

  start(): Stop {
    return this.storage.onChangedElsewhere((kept) => {
      const { session } = this.sessions;
      if (session.isAuthenticated && !isSameMember(kept, session)) this.sessions.setSession(NOBODY);
      void this.fetchProfile.execute();
    });
  }
}

const isSameMember = (
  kept: Pick<Session, 'user' | 'isAuthenticated'> | undefined,
  session: Session,
): boolean => kept?.isAuthenticated === true && kept.user?.memberNumber === session.user?.memberNumber;
