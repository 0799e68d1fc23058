import type { Deps } from '@/domain/ports/deps';
import { SessionStore } from '@/application/account/session-store';
import { FetchProfile } from '@/application/account/fetch-profile';
import { GUEST_SESSION } from '@/domain/customer/session';
import { CustomerIdentity } from '@/domain/ports/customer-identity';
import { AuthStorage } from '@/domain/ports/stored-value';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

/**
 * Ends the session at the server, then clears and stores it, which notifies the other tabs. While the server cannot be
 * reached nothing is cleared: the cookie, which no script can delete, would still log in the next visitor. Source:
 * spec §4 Session, AMB-39; SESS-10, SESS-11, API-08.
 */
export class LogOut {
  static readonly needs = {
    identity: CustomerIdentity,
    fetchProfile: FetchProfile,
    sessions: SessionStore,
    storage: AuthStorage,
  };

  private readonly deps: Deps<typeof LogOut>;

  constructor(deps: Deps<typeof LogOut>) {
    this.deps = deps;
  }

  async logOut(): Promise<Result<void, RemoteFailure>> {
    const left = await this.deps.identity.logOut();
    if (!left.ok && !isOutAlready(left.error)) return left;
    this.deps.fetchProfile.cancel();
    this.deps.sessions.setSession(GUEST_SESSION);
    const { user, isAuthenticated } = GUEST_SESSION;
    this.deps.storage.save({ user, isAuthenticated });
    return ok(undefined);
  }
}

const isOutAlready = (failure: RemoteFailure): boolean =>
  failure.kind === 'refused' && failure.status === 401;
