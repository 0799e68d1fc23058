import { addAmounts } from '@/domain/shared/amount';
import type { Instant } from '@/domain/shared/instant';
import type {
  Decision,
  LedgerEntry,
  LedgerRefund,
  NewSession,
  ProviderLedger,
  ProviderSession,
} from '@api/payments/provider-ledger';

export class MemoryProviderLedger implements ProviderLedger {
  readonly #sessions: Map<string, ProviderSession>;
  readonly #refunds: Map<string, LedgerRefund>;
  readonly #entries: LedgerEntry[];

  constructor(
    sessions = new Map<string, ProviderSession>(),
    refunds = new Map<string, LedgerRefund>(),
    entries: LedgerEntry[] = [],
  ) {
    this.#sessions = sessions;
    this.#refunds = refunds;
    this.#entries = entries;
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

  capture(key: string, at: Instant): Promise<boolean> {
    const session = this.#withKey(key);
    if (session?.status === 'reserved') {
      this.#sessions.set(session.reference, { ...session, status: 'captured' });
      const { reference: id, amount, currency } = session;
      this.#entries.push({ kind: 'capture', id, key, amount, currency, at });
    }
    return Promise.resolve(session?.status === 'reserved' || session?.status === 'captured');
  }

  refund(refund: LedgerRefund, at: Instant): Promise<boolean> {
    if (this.#refunds.has(refund.id)) return Promise.resolve(true);
    const session = this.#withKey(refund.key);
    const made = [...this.#refunds.values()].filter(({ key }) => key === refund.key);
    const sum = addAmounts(refund.amount, ...made.map(({ amount }) => amount));
    if (session?.status !== 'captured' || sum > session.amount) return Promise.resolve(false);
    this.#refunds.set(refund.id, refund);
    this.#entries.push({ kind: 'refund', ...refund, currency: session.currency, at });
    return Promise.resolve(true);
  }

  entries(from: Instant, until: Instant): Promise<readonly LedgerEntry[]> {
    return Promise.resolve(this.#entries.filter(({ at }) => at >= from && at < until));
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
