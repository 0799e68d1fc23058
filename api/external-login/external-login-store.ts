import type { Instant } from '@/domain/shared/instant';
import type { Account, AccountId } from '@api/accounts/account';
import type { NewAccount } from '@api/accounts/account-store';

/** A person identified by a provider. */
export interface ExternalIdentity {
  readonly provider: string;
  readonly subject: string;
}

export interface LinkedLogin {
  readonly provider: string;
  readonly linkedAt: Instant;
}

/** Stores the links between external logins and accounts. Each call is atomic. */
export interface ExternalLoginStore {
  find(identity: ExternalIdentity): Promise<Account | undefined>;
  ofAccount(accountId: AccountId): Promise<readonly LinkedLogin[]>;
  /**
   * Links a person whose address the provider has verified: to the account with that address, else to the new one. An
   * unconfirmed account with that address is deleted: its creator has not proved ownership, and would still know the
   * password.
   */
  admit(identity: ExternalIdentity, newcomer: NewAccount, at: Instant): Promise<Account>;
}
