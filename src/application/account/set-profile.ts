import type { SessionStore } from '@/application/account/session-store';
import { NOT_AUTHENTICATED, type NotAuthenticated } from '@/domain/customer/not-authenticated';
import type { UserProfile } from '@/domain/customer/session';
import type { AuthStorage } from '@/domain/ports/stored-value';
import { err, ok, type Result } from '@/domain/shared/result';

/**
 * Writes into the session what is now known of the member, and has the other tabs ask for it. Fails where nobody is
 * logged in. Source: spec §5, AMB-64; VAL-09, SESS-03.
 */
export class SetProfile {
  private readonly sessions: SessionStore;
  private readonly storage: AuthStorage;

  constructor(sessions: SessionStore, storage: AuthStorage) {
    this.sessions = sessions;
    this.storage = storage;
  }

  execute(user: UserProfile): Result<void, NotAuthenticated> {
    const { session } = this.sessions;
    if (!session.isAuthenticated) return err(NOT_AUTHENTICATED);
    this.sessions.setSession({ ...session, user });
    this.storage.keep({ user, isAuthenticated: true });
    return ok(undefined);
  }
}
