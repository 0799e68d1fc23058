import type { SessionStore } from '@/application/account/session-store';
import type { FetchProfile } from '@/application/account/fetch-profile';
import { NOBODY } from '@/domain/customer/session';
import type { CustomerAccount } from '@/domain/ports/customer-account';
import type { AuthStorage } from '@/domain/ports/stored-value';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

/** Deletes the account, with its password; nobody is logged in then, in no tab. Source: decisions, DELETE /api/user. */
export class DeleteAccount {
  private readonly account: CustomerAccount;
  private readonly fetchProfile: Pick<FetchProfile, 'giveUp'>;
  private readonly sessions: SessionStore;
  private readonly storage: AuthStorage;

  constructor(
    account: CustomerAccount,
    fetchProfile: Pick<FetchProfile, 'giveUp'>,
    sessions: SessionStore,
    storage: AuthStorage,
  ) {
    this.account = account;
    this.fetchProfile = fetchProfile;
    this.sessions = sessions;
    this.storage = storage;
  }

  async execute(currentPassword: string): Promise<Result<void, RemoteFailure>> {
    const deleted = await this.account.delete(currentPassword);
    if (!deleted.ok) return deleted;
    this.fetchProfile.giveUp();
    this.sessions.setSession(NOBODY);
    this.storage.clear();
    return deleted;
  }
}
