import type { Deps } from '@/domain/ports/deps';
import { AccountDraftStore } from '@/application/account/account-draft-store';
import { SessionStore } from '@/application/account/session-store';
import { logInByPasskey } from '@/application/account/log-in-by-passkey';
import { FetchProfile } from '@/application/account/fetch-profile';
import { Authenticator, type AuthenticatorFailure } from '@/domain/ports/authenticator';
import { CustomerIdentity } from '@/domain/ports/customer-identity';
import { Passkeys } from '@/domain/ports/passkeys';
import { AuthStorage } from '@/domain/ports/stored-value';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, ok, type Result } from '@/domain/shared/result';

export type LogInFailure =
  | RemoteFailure
  /** Password or passkey were right, but there is no session: the browser stores no cookie. */
  | { readonly kind: 'noCookie' };

export type PasskeyLogInFailure = LogInFailure | AuthenticatorFailure;

/**
 * Logs in, by password or passkey. Only the status of the answer is used; the profile is then loaded and stored, which
 * notifies the other tabs. Source: spec §4 Session, §7; SESS-08, SESS-09, API-06, DEC-99.
 */
export class LogIn {
  static readonly needs = {
    identity: CustomerIdentity,
    passkeys: Passkeys,
    authenticator: Authenticator,
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
    return letIn.ok ? this.begin() : letIn;
  }

  get hasPasskeys(): boolean {
    return this.deps.authenticator.isSupported;
  }

  async logInByPasskey(): Promise<Result<void, PasskeyLogInFailure>> {
    const letIn = await logInByPasskey(this.deps);
    return letIn.ok ? this.begin() : letIn;
  }

  /** Begins the session here, which the server has begun. */
  private async begin(): Promise<Result<void, LogInFailure>> {
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
