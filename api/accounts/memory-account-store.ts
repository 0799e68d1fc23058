import type { Favorite } from '@/domain/customer/session';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import { emailKeyOf, type Account, type AccountId } from '@api/accounts/account';
import {
  CODE_PURPOSES,
  type AccountStore,
  type NewAccount,
  type NewCode,
  type PersonalDetails,
} from '@api/accounts/account-store';
import { forgetDevices } from '@api/accounts/memory-devices';
import { deleteCodes, endSessions, type MemoryRegister } from '@api/accounts/memory-register';

const FIRST_MEMBER_NUMBER = 100_001;

export class MemoryAccountStore implements AccountStore {
  readonly #register: MemoryRegister;
  readonly #anonymizeOrders: (accountId: AccountId) => void;
  #nextMemberNumber = FIRST_MEMBER_NUMBER;

  /** @param anonymizeOrders Clears the member from the orders of a removed account. */
  constructor(register: MemoryRegister, anonymizeOrders: (accountId: AccountId) => void) {
    this.#register = register;
    this.#anonymizeOrders = anonymizeOrders;
  }

  create({ favorites, ...account }: NewAccount): Promise<Account | undefined> {
    if (this.#byEmail(emailKeyOf(account.email)) !== undefined) return Promise.resolve(undefined);
    const created: Account = { ...account, memberNumber: String(this.#nextMemberNumber) };
    this.#nextMemberNumber += 1;
    this.#register.accounts.set(account.id, created);
    this.#register.favorites.set(account.id, favorites);
    return Promise.resolve(created);
  }

  async forgetStale(at: Instant, unconfirmedBefore: Instant): Promise<void> {
    for (const [codeHash, { expiresAt }] of this.#register.codes) {
      if (expiresAt <= at) this.#register.codes.delete(codeHash);
    }
    for (const { id, isConfirmed, createdAt } of this.#register.accounts.values()) {
      if (!isConfirmed && createdAt < unconfirmedBefore) await this.remove(id);
    }
  }

  find(accountId: AccountId): Promise<Account | undefined> {
    return Promise.resolve(this.#register.accounts.get(accountId));
  }

  findByEmail(emailKey: string): Promise<Account | undefined> {
    return Promise.resolve(this.#byEmail(emailKey));
  }

  favorites(accountId: AccountId): Promise<readonly Favorite[]> {
    return Promise.resolve(this.#register.favorites.get(accountId) ?? []);
  }

  countAttempt(accountId: AccountId, max: number): Promise<boolean> {
    const tried = this.#register.failedLogins.get(accountId) ?? 0;
    if (tried < max) this.#register.failedLogins.set(accountId, tried + 1);
    return Promise.resolve(tried < max);
  }

  noteLogin(accountId: AccountId, language: Language): Promise<void> {
    this.#register.failedLogins.delete(accountId);
    this.#change(accountId, { language });
    return Promise.resolve();
  }

  changeDetails(accountId: AccountId, details: PersonalDetails): Promise<Account | undefined> {
    return Promise.resolve(this.#change(accountId, details));
  }

  rehash(accountId: AccountId, from: string, to: string): Promise<void> {
    const account = this.#register.accounts.get(accountId);
    if (account?.passwordHash === from) this.#change(accountId, { passwordHash: to });
    return Promise.resolve();
  }

  changePassword(accountId: AccountId, from: string, to: string): Promise<boolean> {
    if (this.#register.accounts.get(accountId)?.passwordHash !== from) return Promise.resolve(false);
    this.#change(accountId, { passwordHash: to });
    endSessions(this.#register, accountId);
    deleteCodes(this.#register, accountId, CODE_PURPOSES);
    return Promise.resolve(true);
  }

  issueCode(code: NewCode): Promise<void> {
    for (const [hash, { accountId, purpose, email }] of this.#register.codes) {
      const isOfOtherAddress =
        accountId === code.accountId && purpose === code.purpose && email !== code.email;
      if (isOfOtherAddress) this.#register.codes.delete(hash);
    }
    this.#register.codes.set(code.codeHash, code);
    return Promise.resolve();
  }

  confirmEmail(accountId: AccountId, codeHash: string, at: Instant): Promise<Account | undefined> {
    const code = this.#liveCode(codeHash, 'confirmEmail', at);
    if (code?.accountId !== accountId) return Promise.resolve(undefined);
    deleteCodes(this.#register, accountId, ['confirmEmail']);
    const holder = this.#byEmail(emailKeyOf(code.email));
    if (holder !== undefined && holder.id !== accountId) return Promise.resolve(undefined);
    return Promise.resolve(this.#change(accountId, { email: code.email, isConfirmed: true }));
  }

  canReset(emailKey: string, codeHash: string, at: Instant): Promise<boolean> {
    return Promise.resolve(this.#resettable(emailKey, codeHash, at) !== undefined);
  }

  resetPassword(
    emailKey: string,
    codeHash: string,
    passwordHash: string,
    at: Instant,
  ): Promise<Account | undefined> {
    const account = this.#resettable(emailKey, codeHash, at);
    if (account === undefined) return Promise.resolve(undefined);
    deleteCodes(this.#register, account.id, CODE_PURPOSES);
    endSessions(this.#register, account.id);
    forgetDevices(this.#register.devices, account.id);
    this.#register.passkeys.delete(account.id);
    this.#register.failedLogins.delete(account.id);
    return Promise.resolve(this.#change(account.id, { passwordHash, isConfirmed: true }));
  }

  remove(accountId: AccountId): Promise<void> {
    this.#anonymizeOrders(accountId);
    endSessions(this.#register, accountId);
    forgetDevices(this.#register.devices, accountId);
    deleteCodes(this.#register, accountId, CODE_PURPOSES);
    this.#register.passkeys.delete(accountId);
    this.#register.favorites.delete(accountId);
    this.#register.failedLogins.delete(accountId);
    this.#register.accounts.delete(accountId);
    return Promise.resolve();
  }

  #byEmail(emailKey: string): Account | undefined {
    return [...this.#register.accounts.values()].find(({ email }) => emailKeyOf(email) === emailKey);
  }

  #change(accountId: AccountId, change: Partial<Account>): Account | undefined {
    const account = this.#register.accounts.get(accountId);
    if (account === undefined) return undefined;
    const changed = { ...account, ...change };
    this.#register.accounts.set(accountId, changed);
    return changed;
  }

  #liveCode(codeHash: string, purpose: NewCode['purpose'], at: Instant): NewCode | undefined {
    const code = this.#register.codes.get(codeHash);
    return code?.purpose === purpose && at < code.expiresAt ? code : undefined;
  }

  /** The account whose password the code may change: the code was sent to the account's current address. */
  #resettable(emailKey: string, codeHash: string, at: Instant): Account | undefined {
    const account = this.#byEmail(emailKey);
    const code = this.#liveCode(codeHash, 'resetPassword', at);
    return code?.accountId === account?.id && code?.email === account?.email ? account : undefined;
  }
}
