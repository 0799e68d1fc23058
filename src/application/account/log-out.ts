import type { SessionStore } from '@/application/account/session-store';
import type { FetchProfile } from '@/application/account/fetch-profile';
import { NOBODY } from '@/domain/customer/session';
import type { CustomerIdentity } from '@/domain/ports/customer-identity';
import type { AuthStorage } from '@/domain/ports/stored-value';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

/**
 * Ends the session at the server; then user and flag are cleared, and that is kept, by which the other tabs hear
 * of it. While the server cannot be told nothing is cleared: the cookie, which no script can take away, would still let
 * the next person in. Source: spec §4 Session, AMB-39; SESS-10, SESS-11, API-08.
 */
export class LogOut {
  private readonly identity: CustomerIdentity;
  private readonly fetchProfile: FetchProfile;
  private readonly sessions: SessionStore;
  private readonly storage: AuthStorage;

  constructor(
    identity: CustomerIdentity,
    fetchProfile: FetchProfile,
    sessions: SessionStore,
    storage: AuthStorage,
  ) {
    this.identity = identity;
    this.fetchProfile = fetchProfile;
    this.sessions = sessions;
    this.storage = storage;
  }

  async execute(): Promise<Result<void, RemoteFailure>> {
    const left = await this.identity.logOut();
    if (!left.ok && !isOutAlready(left.error)) return left;
    this.fetchProfile.giveUp();
    this.sessions.setSession(NOBODY);
    const { user, isAuthenticated } = NOBODY;
    this.storage.keep({ user, isAuthenticated });
    return ok(undefined);
  }
}

const isOutAlready = (failure: RemoteFailure): boolean =>
  failure.kind === 'refused' && failure.status === 401;
