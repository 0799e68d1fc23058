import type { StandingWork } from '@/application/shared/background-service';
import type { SessionStore } from '@/application/account/session-store';
import type { FetchProfile } from '@/application/account/fetch-profile';
import { NOBODY, type Session } from '@/domain/customer/session';
import type { Stop } from '@/domain/ports/clock';
import type { AuthStorage } from '@/domain/ports/stored-value';

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
