import type { Deps } from '@/domain/ports/deps';
import { SessionStore } from '@/application/account/session-store';
import { SetProfile } from '@/application/account/set-profile';
import { NOT_AUTHENTICATED, type NotAuthenticated } from '@/domain/customer/not-authenticated';
import type { ProfileChange } from '@/domain/customer/profile-change';
import type { UserProfile } from '@/domain/customer/session';
import { CustomerAccount } from '@/domain/ports/customer-account';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { err, type Result } from '@/domain/shared/result';

/**
 * Changes the member's profile, on every screen. Resolves to the new profile: a new email address is in it only once
 * it is confirmed. Source: spec §5, AMB-64; VAL-09, PROD-11.
 */
export class ChangeProfile {
  static readonly needs = { account: CustomerAccount, sessions: SessionStore, setProfile: SetProfile };

  private readonly deps: Deps<typeof ChangeProfile>;

  constructor(deps: Deps<typeof ChangeProfile>) {
    this.deps = deps;
  }

  async change(change: ProfileChange): Promise<Result<UserProfile, RemoteFailure | NotAuthenticated>> {
    if (!this.deps.sessions.session.isAuthenticated) return err(NOT_AUTHENTICATED);
    const changed = await this.deps.account.change(change);
    if (!changed.ok) return isSessionOver(changed.error) ? err(NOT_AUTHENTICATED) : changed;
    // The answer does not apply when another member has logged in meanwhile.
    const { user } = this.deps.sessions.session;
    if (user?.memberNumber !== changed.value.memberNumber) return err(NOT_AUTHENTICATED);
    const set = this.deps.setProfile.set(changed.value);
    return set.ok ? changed : set;
  }
}

const isSessionOver = (failure: RemoteFailure): boolean =>
  failure.kind === 'refused' && failure.status === 401;
