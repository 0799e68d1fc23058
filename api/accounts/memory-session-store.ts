import type { Instant } from '@/domain/shared/instant';
import type { AccountId } from '@api/accounts/account';
import type { MemoryRegister } from '@api/accounts/memory-register';
import {
  MAX_SESSIONS,
  isOver,
  type LiveSession,
  type NewSession,
  type SessionStore,
  type StoredSession,
} from '@api/accounts/session-store';

export class MemorySessionStore implements SessionStore {
  readonly #register: MemoryRegister;

  constructor(register: MemoryRegister) {
    this.#register = register;
  }

  open(session: NewSession): Promise<boolean> {
    const account = this.#register.accounts.get(session.accountId);
    const isLetIn = account !== undefined && account.passwordHash === session.passwordHash;
    if (!isLetIn) return Promise.resolve(false);
    this.#register.sessions.delete(session.tokenHash);
    this.#register.sessions.set(session.tokenHash, { ...session, usedAt: session.createdAt });
    const own = [...this.#register.sessions].filter(([, { accountId }]) => accountId === session.accountId);
    const byUse = own.toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [tokenHash] of byUse.slice(0, -MAX_SESSIONS)) this.#register.sessions.delete(tokenHash);
    return Promise.resolve(true);
  }

  use(tokenHash: string, at: Instant): Promise<LiveSession | undefined> {
    const session = this.#register.sessions.get(tokenHash);
    const account = session && this.#register.accounts.get(session.accountId);
    if (session === undefined || account === undefined) return Promise.resolve(undefined);
    if (isOver(session, at)) return Promise.resolve(undefined);
    this.#register.sessions.set(tokenHash, { ...session, usedAt: at });
    return Promise.resolve({ account, createdAt: session.createdAt, isPersistent: session.isPersistent });
  }

  end(tokenHash: string): Promise<void> {
    this.#register.sessions.delete(tokenHash);
    return Promise.resolve();
  }

  ofAccount(accountId: AccountId): Promise<readonly StoredSession[]> {
    const own = [...this.#register.sessions.values()].filter((session) => session.accountId === accountId);
    const byAge = own.toSorted((a, b) => a.createdAt - b.createdAt);
    return Promise.resolve(
      byAge.map(({ tokenHash, createdAt, usedAt, browser }) => ({ tokenHash, createdAt, usedAt, browser })),
    );
  }
}
