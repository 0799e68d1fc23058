import type { Instant } from '@/domain/shared/instant';
import type { Decision, NewSession, ProviderLedger, ProviderSession } from '@api/payments/provider-ledger';

export class MemoryProviderLedger implements ProviderLedger {
  readonly #sessions: Map<string, ProviderSession>;

  constructor(sessions = new Map<string, ProviderSession>()) {
    this.#sessions = sessions;
  }

  open(session: NewSession): Promise<ProviderSession> {
    const known = this.#withKey(session.key);
    if (known !== undefined) return Promise.resolve(known);
    const opened: ProviderSession = { ...session, status: 'created', pendingUntil: undefined };
    this.#sessions.set(session.reference, opened);
    return Promise.resolve(opened);
  }

  find(reference: string): Promise<ProviderSession | undefined> {
    return Promise.resolve(this.#sessions.get(reference));
  }

  withKey(key: string): Promise<ProviderSession | undefined> {
    return Promise.resolve(this.#withKey(key));
  }

  decide(reference: string, decision: Decision): Promise<boolean> {
    const session = this.#sessions.get(reference);
    if (session?.status !== 'created') return Promise.resolve(false);
    this.#sessions.set(reference, { ...session, ...decision });
    return Promise.resolve(true);
  }

  capture(key: string, _at: Instant): Promise<boolean> {
    const session = this.#withKey(key);
    if (session?.status === 'reserved') {
      this.#sessions.set(session.reference, { ...session, status: 'captured' });
    }
    return Promise.resolve(session?.status === 'reserved' || session?.status === 'captured');
  }

  release(key: string): Promise<boolean> {
    const session = this.#withKey(key);
    if (session?.status === 'created') {
      this.#sessions.set(session.reference, { ...session, status: 'aborted' });
    }
    if (session?.status === 'reserved') {
      this.#sessions.set(session.reference, { ...session, status: 'released' });
    }
    return Promise.resolve(session?.status !== 'captured');
  }

  #withKey(key: string): ProviderSession | undefined {
    return [...this.#sessions.values()].find((session) => session.key === key);
  }
}
