import { addMs, type Instant } from '@/domain/shared/instant';
import type { AccountId } from '@api/accounts/account';
import type { MemoryRegister } from '@api/accounts/memory-register';
import {
  SESSION_IDLE_MS,
  SESSION_MAX_MS,
  type LiveSession,
  type NewSession,
  type SessionStore,
  type SessionUse,
} from '@api/accounts/session-store';

export class MemorySessionStore implements SessionStore {
  readonly #register: MemoryRegister;

  constructor(register: MemoryRegister) {
    this.#register = register;
  }

  open(session: NewSession): Promise<boolean> {
    const account = this.#register.accounts.get(session.accountId);
    const isLetIn = account !== undefined && account.passwordHash === session.passwordHash;
    if (isLetIn) this.#register.sessions.set(session.tokenHash, { ...session, usedAt: session.createdAt });
    return Promise.resolve(isLetIn);
  }

  use(tokenHash: string, at: Instant): Promise<LiveSession | undefined> {
    const session = this.#register.sessions.get(tokenHash);
    const account = session && this.#register.accounts.get(session.accountId);
    if (session === undefined || account === undefined) return Promise.resolve(undefined);
    const isOver =
      at >= addMs(session.usedAt, SESSION_IDLE_MS) || at >= addMs(session.createdAt, SESSION_MAX_MS);
    if (isOver) return Promise.resolve(undefined);
    this.#register.sessions.set(tokenHash, { ...session, usedAt: at });
    return Promise.resolve({ account, createdAt: session.createdAt, isLasting: session.isLasting });
  }

  end(tokenHash: string): Promise<void> {
    this.#register.sessions.delete(tokenHash);
    return Promise.resolve();
  }

  ofAccount(accountId: AccountId): Promise<readonly SessionUse[]> {
    const own = [...this.#register.sessions.values()].filter((session) => session.accountId === accountId);
    return Promise.resolve(own.map(({ createdAt, usedAt }) => ({ createdAt, usedAt })));
  }

  knowDevice(tokenHash: string, accountId: AccountId): Promise<void> {
    this.#register.devices.add(`${tokenHash} ${accountId}`);
    return Promise.resolve();
  }

  isKnownDevice(tokenHash: string, accountId: AccountId): Promise<boolean> {
    return Promise.resolve(this.#register.devices.has(`${tokenHash} ${accountId}`));
  }
}
