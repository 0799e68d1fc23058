import type { Deps } from '@/domain/ports/deps';
import type { BackgroundService } from '@/application/shared/background-service';
import { SessionStore } from '@/application/account/session-store';
import { FetchProfile } from '@/application/account/fetch-profile';
import { GUEST_SESSION, type Session } from '@/domain/customer/session';
import type { Disposer } from '@/domain/ports/clock';
import { AuthStorage } from '@/domain/ports/stored-value';

/**
 * Loads the profile again whenever another tab changed the auth key. Where that tab logged out this member, the
 * session ends before the answer arrives. Source: spec §4 Session; SESS-03; FAULT-C9.
 */
export class WatchSessionKey implements BackgroundService {
  static readonly needs = { storage: AuthStorage, sessions: SessionStore, fetchProfile: FetchProfile };

  private readonly deps: Deps<typeof WatchSessionKey>;

  constructor(deps: Deps<typeof WatchSessionKey>) {
    this.deps = deps;
  }

  start(): Disposer {
    return this.deps.storage.onChangedElsewhere((stored) => {
      const { session } = this.deps.sessions;
      if (session.isAuthenticated && !isSameMember(stored, session))
        this.deps.sessions.setSession(GUEST_SESSION);
      void this.deps.fetchProfile.fetch();
    });
  }
}

const isSameMember = (
  stored: Pick<Session, 'user' | 'isAuthenticated'> | undefined,
  session: Session,
): boolean => stored?.isAuthenticated === true && stored.user?.memberNumber === session.user?.memberNumber;
