import type { Deps } from '@/domain/ports/deps';
import { AccountDraftStore } from '@/application/account/account-draft-store';
import { SessionStore } from '@/application/account/session-store';
import { FetchProfile } from '@/application/account/fetch-profile';
import { CustomerIdentity } from '@/domain/ports/customer-identity';
import { AuthStorage } from '@/domain/ports/stored-value';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';

export type LogInFailure =
  | RemoteFailure
  /** The password was right, but there is no session: the browser stores no cookie. */
  | { readonly kind: 'noCookie' };

/**
 * Logs in. Only the status of the answer is used; the profile is then loaded and stored, which notifies the other
 * tabs. Source: spec §4 Session, §7; SESS-08, SESS-09, API-06.
 */
export class LogIn {
  static readonly needs = {
    identity: CustomerIdentity,
    fetchProfile: FetchProfile,
    sessions: SessionStore,
    storage: AuthStorage,
    drafts: AccountDraftStore,
  };

  private readonly deps: Deps<typeof LogIn>;

  constructor(deps: Deps<typeof LogIn>) {
    this.deps = deps;
  }

  async logIn(email: string, password: string): Promise<Result<void, LogInFailure>> {
    const letIn = await this.deps.identity.logIn(email.trim(), password);
    if (!letIn.ok) return letIn;
    const profile = await this.deps.fetchProfile.fetch();
    const { user, isAuthenticated } = this.deps.sessions.session;
    this.deps.storage.save({ user, isAuthenticated });
    if (!profile.ok && !isUnauthenticated(profile.error)) return profile;
    if (!profile.ok || !profile.value.isAuthenticated) return err({ kind: 'noCookie' });
    this.deps.drafts.clear();
    return ok(undefined);
  }
}

const isUnauthenticated = (failure: RemoteFailure): boolean =>
  failure.kind === 'refused' && failure.status === 401;
