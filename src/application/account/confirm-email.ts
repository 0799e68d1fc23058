import type { Deps } from '@/domain/ports/deps';
import { SessionStore } from '@/application/account/session-store';
import { FetchProfile } from '@/application/account/fetch-profile';
import { SetProfile } from '@/application/account/set-profile';
import { CustomerIdentity } from '@/domain/ports/customer-identity';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/**
 * Confirms an address by the link of an email. It may be the new address of the member who is logged in: the profile
 * is then updated in every tab. Source: decisions POST /api/identity/confirmEmail.
 */
export class ConfirmEmail {
  static readonly needs = {
    identity: CustomerIdentity,
    sessions: SessionStore,
    fetchProfile: FetchProfile,
    setProfile: SetProfile,
  };

  private readonly deps: Deps<typeof ConfirmEmail>;

  constructor(deps: Deps<typeof ConfirmEmail>) {
    this.deps = deps;
  }

  async confirm(userId: string, code: string): Promise<Result<void, RemoteFailure>> {
    const confirmed = await this.deps.identity.confirmEmail(userId, code);
    if (!confirmed.ok || !this.deps.sessions.session.isAuthenticated) return confirmed;
    const profile = await this.deps.fetchProfile.fetch();
    if (profile.ok) this.deps.setProfile.set(profile.value);
    return confirmed;
  }
}
