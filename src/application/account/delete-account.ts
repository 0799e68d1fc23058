import type { Deps } from '@/domain/ports/deps';
import { SessionStore } from '@/application/account/session-store';
import { FetchProfile } from '@/application/account/fetch-profile';
import { GUEST_SESSION } from '@/domain/customer/session';
import { CustomerAccount } from '@/domain/ports/customer-account';
import { AuthStorage } from '@/domain/ports/stored-value';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** Deletes the account, given its password, and ends the session in every tab. Source: decisions, DELETE /api/user. */
export class DeleteAccount {
  static readonly needs = {
    account: CustomerAccount,
    fetchProfile: FetchProfile,
    sessions: SessionStore,
    storage: AuthStorage,
  };

  private readonly deps: Deps<typeof DeleteAccount>;

  constructor(deps: Deps<typeof DeleteAccount>) {
    this.deps = deps;
  }

  async delete(currentPassword: string): Promise<Result<void, RemoteFailure>> {
    const deleted = await this.deps.account.delete(currentPassword);
    if (!deleted.ok) return deleted;
    this.deps.fetchProfile.cancel();
    this.deps.sessions.setSession(GUEST_SESSION);
    this.deps.storage.clear();
    return deleted;
  }
}
