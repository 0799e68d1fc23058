import type { Instant } from '@/domain/shared/instant';
import type { Account, AccountId } from '@api/accounts/account';
import type { NewAccount } from '@api/accounts/account-store';

/** Somebody, as a provider knows them. */
export interface ExternalIdentity {
  readonly provider: string;
  readonly subject: string;
}

export interface LinkedLogin {
  readonly provider: string;
  readonly linkedAt: Instant;
}

/** Keeps who logs in to which account by another company's login. Each call is one step. */
export interface ExternalLoginStore {
  find(identity: ExternalIdentity): Promise<Account | undefined>;
  ofAccount(accountId: AccountId): Promise<readonly LinkedLogin[]>;
  /**
   * Links somebody whose address the provider has verified: to the account of that address, else to the new one. An
   * account that nobody ever confirmed goes: whoever made it has not shown that the address is theirs, and would keep
   * the password.
   */
  admit(identity: ExternalIdentity, newcomer: NewAccount, at: Instant): Promise<Account>;
}
