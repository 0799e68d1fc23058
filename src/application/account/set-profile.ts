import type { Deps } from '@/domain/ports/deps';
import { SessionStore } from '@/application/account/session-store';
import { NOT_AUTHENTICATED, type NotAuthenticated } from '@/domain/customer/not-authenticated';
import type { UserProfile } from '@/domain/customer/session';
import { AuthStorage } from '@/domain/ports/stored-value';
import { err, ok, type Result } from '@/domain/shared/result';

/**
 * Writes the profile into the session and notifies the other tabs. Fails for a guest. Source: spec §5, AMB-64; VAL-09,
 * SESS-03.
 */
export class SetProfile {
  static readonly needs = { sessions: SessionStore, storage: AuthStorage };

  private readonly deps: Deps<typeof SetProfile>;

  constructor(deps: Deps<typeof SetProfile>) {
    this.deps = deps;
  }

  set(user: UserProfile): Result<void, NotAuthenticated> {
    const { session } = this.deps.sessions;
    if (!session.isAuthenticated) return err(NOT_AUTHENTICATED);
    this.deps.sessions.setSession({ ...session, user });
    this.deps.storage.save({ user, isAuthenticated: true });
    return ok(undefined);
  }
}
