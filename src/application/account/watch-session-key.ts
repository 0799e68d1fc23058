import type { Deps } from '@/domain/ports/deps';
import type { BackgroundService } from '@/application/shared/background-service';
import { SessionStore } from '@/application/account/session-store';
import { FetchProfile } from '@/application/account/fetch-profile';
import { NOBODY, type Session } from '@/domain/customer/session';
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
    return this.deps.storage.onChangedElsewhere((kept) => {
      const { session } = this.deps.sessions;
      if (session.isAuthenticated && !isSameMember(kept, session)) this.deps.sessions.setSession(NOBODY);
      void this.deps.fetchProfile.fetch();
    });
  }
}

const isSameMember = (
  kept: Pick<Session, 'user' | 'isAuthenticated'> | undefined,
  session: Session,
): boolean => kept?.isAuthenticated === true && kept.user?.memberNumber === session.user?.memberNumber;
