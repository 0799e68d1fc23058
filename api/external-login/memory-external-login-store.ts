import type { Instant } from '@/domain/shared/instant';
import { emailKeyOf, type Account, type AccountId } from '@api/accounts/account';
import type { AccountStore, NewAccount } from '@api/accounts/account-store';
import type {
  ExternalIdentity,
  ExternalLoginStore,
  LinkedLogin,
} from '@api/external-login/external-login-store';

/** Links by provider and subject. */
export type MemoryLinks = Map<string, LinkedLogin & { readonly accountId: AccountId }>;

export class MemoryExternalLoginStore implements ExternalLoginStore {
  readonly #accounts: AccountStore;
  readonly #links: MemoryLinks;

  constructor(accounts: AccountStore, links: MemoryLinks) {
    this.#accounts = accounts;
    this.#links = links;
  }

  find(identity: ExternalIdentity): Promise<Account | undefined> {
    const link = this.#links.get(keyOf(identity));
    return link === undefined ? Promise.resolve(undefined) : this.#accounts.find(link.accountId);
  }

  ofAccount(accountId: AccountId): Promise<readonly LinkedLogin[]> {
    const own = [...this.#links.values()].filter((link) => link.accountId === accountId);
    return Promise.resolve(own.map(({ provider, linkedAt }) => ({ provider, linkedAt })));
  }

  async admit(identity: ExternalIdentity, newcomer: NewAccount, at: Instant): Promise<Account> {
    const known = await this.find(identity);
    if (known !== undefined) return known;
    const account = await this.#accountFor(newcomer);
    this.#links.set(keyOf(identity), { provider: identity.provider, linkedAt: at, accountId: account.id });
    return account;
  }

  async #accountFor(newcomer: NewAccount): Promise<Account> {
    const holder = await this.#accounts.findByEmail(emailKeyOf(newcomer.email));
    if (holder?.isConfirmed === true) return holder;
    if (holder !== undefined) await this.#accounts.remove(holder.id);
    return (await this.#accounts.create(newcomer)) ?? this.#accountFor(newcomer);
  }
}

const keyOf = ({ provider, subject }: ExternalIdentity): string => `${provider} ${subject}`;
