import { addMs, type Instant } from '@/domain/shared/instant';
import type { StaffAccount, StaffAccountId, StaffToken, StaffTokenId } from '@/domain/staff/staff-member';
import type { AuditEntry } from '@/domain/staff/audit-entry';
import { emailKeyOf } from '@api/accounts/account';
import { forgetDevices, type MemoryDeviceMap } from '@api/accounts/memory-devices';
import type { MemoryPasskeys } from '@api/accounts/memory-passkey-store';
import { appendAuditEntry } from '@api/audit/append-audit-entry';
import type { NewAuditEntry } from '@api/audit/audit-store';
import {
  STAFF_IDLE_MS,
  STAFF_SESSION_MAX_MS,
  type EntryOf,
  type NewStaffPassword,
  type NewStaffSession,
  type RemoveAccountOptions,
  type RemoveAccountOutcome,
  type StaffStore,
  type StoredStaffAccount,
} from '@api/staff/staff-store';

export interface MemoryStaff extends MemoryPasskeys<StaffAccountId> {
  readonly accounts: Map<StaffAccountId, StoredStaffAccount>;
  readonly failedLogins: Map<StaffAccountId, number>;
  readonly devices: MemoryDeviceMap<StaffAccountId>;
  readonly sessions: Map<string, NewStaffSession & { readonly usedAt: Instant }>;
  /** By the hash of the secret. */
  readonly tokens: Map<string, StaffToken>;
}

export const noStaff = (): MemoryStaff => ({
  accounts: new Map(),
  failedLogins: new Map(),
  devices: new Map(),
  passkeys: new Map(),
  passkeyChallenges: new Map(),
  sessions: new Map(),
  tokens: new Map(),
});

const bare = ({ passwordHash: _passwordHash, ...account }: StoredStaffAccount): StaffAccount => account;

export class MemoryStaffStore implements StaffStore {
  readonly #staff: MemoryStaff;
  readonly #audit: AuditEntry[];

  constructor(staff: MemoryStaff, audit: AuditEntry[]) {
    this.#staff = staff;
    this.#audit = audit;
  }

  async addAccount(account: StoredStaffAccount, entry?: NewAuditEntry): Promise<boolean> {
    if ((await this.findByEmail(account.email)) !== undefined) return false;
    this.#staff.accounts.set(account.id, account);
    appendAuditEntry(this.#audit, entry);
    return true;
  }

  find(id: StaffAccountId): Promise<StoredStaffAccount | undefined> {
    return Promise.resolve(this.#staff.accounts.get(id));
  }

  countAttempt(accountId: StaffAccountId, max: number): Promise<boolean> {
    const failed = this.#staff.failedLogins.get(accountId) ?? 0;
    if (!this.#staff.accounts.has(accountId) || failed >= max) return Promise.resolve(false);
    this.#staff.failedLogins.set(accountId, failed + 1);
    return Promise.resolve(true);
  }

  findByEmail(email: string): Promise<StoredStaffAccount | undefined> {
    const key = emailKeyOf(email);
    return Promise.resolve([...this.#staff.accounts.values()].find((each) => emailKeyOf(each.email) === key));
  }

  accounts(): Promise<readonly StaffAccount[]> {
    const accounts = [...this.#staff.accounts.values()].map(bare);
    return Promise.resolve(accounts.toSorted((a, b) => (emailKeyOf(a.email) < emailKeyOf(b.email) ? -1 : 1)));
  }

  removeAccount(
    id: StaffAccountId,
    { entryOf, evenLastAdmin = false }: RemoveAccountOptions = {},
  ): Promise<RemoveAccountOutcome> {
    const stored = this.#staff.accounts.get(id);
    if (stored === undefined) return Promise.resolve({ kind: 'unknown' });
    const admins = [...this.#staff.accounts.values()].filter(({ role }) => role === 'admin');
    if (!evenLastAdmin && admins.length === 1 && admins[0]?.id === id)
      return Promise.resolve({ kind: 'lastAdmin' });
    this.#staff.accounts.delete(id);
    this.#staff.failedLogins.delete(id);
    this.#staff.passkeys.delete(id);
    forgetDevices(this.#staff.devices, id);
    this.#endSessions(id);
    const account = bare(stored);
    appendAuditEntry(this.#audit, entryOf?.(account));
    return Promise.resolve({ kind: 'removed', account });
  }

  changePassword({ accountId, oldHash, newHash }: NewStaffPassword, entry: NewAuditEntry): Promise<boolean> {
    const account = this.#staff.accounts.get(accountId);
    if (account?.passwordHash !== oldHash) return Promise.resolve(false);
    this.#staff.accounts.set(accountId, { ...account, passwordHash: newHash });
    this.#staff.failedLogins.delete(accountId);
    this.#endSessions(accountId);
    appendAuditEntry(this.#audit, entry);
    return Promise.resolve(true);
  }

  openSession(session: NewStaffSession): Promise<boolean> {
    const account = this.#staff.accounts.get(session.accountId);
    if (account === undefined) return Promise.resolve(false);
    this.#staff.failedLogins.delete(account.id);
    this.#staff.sessions.set(session.tokenHash, { ...session, usedAt: session.createdAt });
    this.#staff.accounts.set(account.id, { ...account, lastUsedAt: session.createdAt });
    return Promise.resolve(true);
  }

  useSession(tokenHash: string, at: Instant): Promise<StaffAccount | undefined> {
    const session = this.#staff.sessions.get(tokenHash);
    const account = session && this.#staff.accounts.get(session.accountId);
    if (session === undefined || account === undefined) return Promise.resolve(undefined);
    const isOver =
      session.usedAt <= addMs(at, -STAFF_IDLE_MS) || session.createdAt <= addMs(at, -STAFF_SESSION_MAX_MS);
    if (isOver) return Promise.resolve(undefined);
    this.#staff.sessions.set(tokenHash, { ...session, usedAt: at });
    this.#staff.accounts.set(account.id, { ...account, lastUsedAt: at });
    return Promise.resolve({ ...bare(account), lastUsedAt: at });
  }

  endSession(tokenHash: string): Promise<void> {
    this.#staff.sessions.delete(tokenHash);
    return Promise.resolve();
  }

  addToken(token: StaffToken, tokenHash: string, entry?: NewAuditEntry): Promise<void> {
    this.#staff.tokens.set(tokenHash, token);
    appendAuditEntry(this.#audit, entry);
    return Promise.resolve();
  }

  tokens(): Promise<readonly StaffToken[]> {
    const tokens = [...this.#staff.tokens.values()];
    return Promise.resolve(tokens.toSorted((a, b) => (a.name + a.id < b.name + b.id ? -1 : 1)));
  }

  useToken(tokenHash: string, at: Instant): Promise<StaffToken | undefined> {
    const token = this.#staff.tokens.get(tokenHash);
    if (token === undefined) return Promise.resolve(undefined);
    const used = { ...token, lastUsedAt: at };
    this.#staff.tokens.set(tokenHash, used);
    return Promise.resolve(used);
  }

  removeToken(id: StaffTokenId, entryOf?: EntryOf<StaffToken>): Promise<StaffToken | undefined> {
    for (const [hash, token] of this.#staff.tokens) {
      if (token.id !== id) continue;
      this.#staff.tokens.delete(hash);
      appendAuditEntry(this.#audit, entryOf?.(token));
      return Promise.resolve(token);
    }
    return Promise.resolve(undefined);
  }

  #endSessions(id: StaffAccountId): void {
    for (const [hash, { accountId }] of this.#staff.sessions)
      if (accountId === id) this.#staff.sessions.delete(hash);
  }
}
