import type { SessionStore } from '@/application/account/session-store';
import type { FetchProfile } from '@/application/account/fetch-profile';
import type { SetProfile } from '@/application/account/set-profile';
import type { CustomerIdentity } from '@/domain/ports/customer-identity';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/**
 * Confirms an address by the link of a letter. It may be the new address of somebody who is logged in: their profile
 * then has it at once, in every tab. Source: decisions POST /api/identity/confirmEmail.
 */
export class ConfirmEmail {
  private readonly identity: CustomerIdentity;
  private readonly sessions: SessionStore;
  private readonly fetchProfile: FetchProfile;
  private readonly setProfile: SetProfile;

  constructor(
    identity: CustomerIdentity,
    sessions: SessionStore,
    fetchProfile: FetchProfile,
    setProfile: SetProfile,
  ) {
    this.identity = identity;
    this.sessions = sessions;
    this.fetchProfile = fetchProfile;
    this.setProfile = setProfile;
  }

  async execute(userId: string, code: string): Promise<Result<void, RemoteFailure>> {
    const confirmed = await this.identity.confirmEmail(userId, code);
    if (!confirmed.ok || !this.sessions.session.isAuthenticated) return confirmed;
    const profile = await this.fetchProfile.execute();
    if (profile.ok) this.setProfile.execute(profile.value);
    return confirmed;
  }
}
