import { logInByPasskey } from '@/application/account/log-in-by-passkey';
import { StaffSessionStore } from '@/application/staff/staff-session-store';
import { Authenticator, type AuthenticatorFailure } from '@/domain/ports/authenticator';
import type { Deps } from '@/domain/ports/deps';
import { Passkeys } from '@/domain/ports/passkeys';
import { StaffIdentity } from '@/domain/ports/staff-identity';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';
import type { StaffMember } from '@/domain/staff/staff-member';

/** Logs staff in, by password or passkey, and out, and changes their password. Source: DEC-142. */
export class StaffSession {
  static readonly needs = {
    identity: StaffIdentity,
    store: StaffSessionStore,
    passkeys: Passkeys,
    authenticator: Authenticator,
  };

  private readonly deps: Deps<typeof StaffSession>;

  constructor(deps: Deps<typeof StaffSession>) {
    this.deps = deps;
  }

  /** Finds out who is logged in already; without an answer that stays unknown. */
  async resume(): Promise<Result<StaffMember, RemoteFailure>> {
    const result = await this.deps.identity.current();
    if (result.ok) this.deps.store.setMember(result.value);
    else this.endIfRefused(result.error);
    return result;
  }

  async logIn(email: string, password: string): Promise<Result<StaffMember, RemoteFailure>> {
    const result = await this.deps.identity.logIn(email, password);
    if (result.ok) this.deps.store.setMember(result.value);
    return result;
  }

  get hasPasskeys(): boolean {
    return this.deps.authenticator.isSupported;
  }

  async logInByPasskey(): Promise<Result<StaffMember, RemoteFailure | AuthenticatorFailure>> {
    const letIn = await logInByPasskey(this.deps);
    return letIn.ok ? this.resume() : letIn;
  }

  /** Only the server can end the session: without its answer nothing changes. */
  async logOut(): Promise<Result<void, RemoteFailure>> {
    const result = await this.deps.identity.logOut();
    if (result.ok) this.deps.store.setLoggedOut();
    else this.endIfRefused(result.error);
    return result;
  }

  async changePassword(current: string, wanted: string): Promise<Result<void, RemoteFailure>> {
    const result = await this.deps.identity.changePassword(current, wanted);
    if (!result.ok) this.endIfRefused(result.error);
    return result;
  }

  /** To be called with the failure of any call of the staff: another one, or its time, may have ended the session. */
  endIfRefused(failure: RemoteFailure): void {
    if (failure.kind === 'refused' && failure.status === 401) this.deps.store.setLoggedOut();
  }
}
