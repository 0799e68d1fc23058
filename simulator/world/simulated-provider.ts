import type { ProviderProfile } from '@/adapters/recording/step';
import { fateOf } from '@simulator/random/chance';
import type { Trace } from '@simulator/trace/trace';
import type { Tally } from '@simulator/trace/tally';
import { PROVIDER_ORIGIN } from '@simulator/world/addresses';
import type { PaymentId } from '@/domain/order/order';
import { type Clock, wait } from '@/domain/ports/clock';
import type { Instant } from '@/domain/shared/instant';
import { addAmounts, type Amount, AMOUNT_SCALE, amountOfUnits, ZERO_AMOUNT } from '@/domain/shared/amount';
import { err, ok, type Result } from '@/domain/shared/result';
import type {
  OpenedPayment,
  PaymentProvider,
  PaymentToOpen,
  ProviderFailure,
  ProviderState,
  RefundState,
  RefundToMake,
} from '@api/payments/payment-provider';

/** A payment in the provider's books. */
export interface ProviderEntry {
  readonly paymentId: PaymentId;
  readonly amount: Amount;
  readonly currency: string;
  readonly returnUrl: string;
  readonly shopName: string;
  status: 'open' | 'reserved' | 'captured' | 'aborted' | 'failed' | 'released';
  /** The money given back, by the id of the refund. */
  readonly refunds: Map<string, Amount>;
  /** How often the money was captured. */
  captures: number;
  /** When the capture was requested that was confirmed in time. */
  captureRequestedAt?: Instant;
  /** The amount that was last reported for reserved money, true or not. */
  reported?: { readonly amount: Amount; readonly currency: string };
}

interface ProviderDeps {
  readonly clock: Clock;
  readonly seed: number;
  readonly trace: Trace;
  readonly faults: Tally;
  /** Called with each entry that is new or has changed. */
  readonly onChange: (entry: ProviderEntry) => void;
  readonly observe: (requested: CaptureRequested) => void;
}

/** The server has asked for the money of a payment. */
export interface CaptureRequested {
  readonly kind: 'captureRequested';
  readonly entry: ProviderEntry;
}

const FASTEST_MS = 20;
const SLOWEST_MS = 400;
/** The longest time that the server waits for an answer. Source: FAULT-P19. */
const ANSWER_LIMIT_MS = 5_000;
/** One too much. */
const LIE = amountOfUnits(AMOUNT_SCALE) ?? ZERO_AMOUNT;

/**
 * A payment provider with real books and a fault profile: slow answers, lost calls and answers, or states other than in
 * its books. It never captures a payment twice. Source: FAULT-P9, FAULT-P13, FAULT-P15, FAULT-P19.
 */
export class SimulatedProvider implements PaymentProvider {
  readonly name = 'simulated';
  readonly books = new Map<string, ProviderEntry>();
  providerProfile: ProviderProfile = {};
  readonly #deps: ProviderDeps;
  #asked = 0;

  constructor(deps: ProviderDeps) {
    this.#deps = deps;
  }

  open(payment: PaymentToOpen): Promise<Result<OpenedPayment, ProviderFailure>> {
    const { paymentId, amount, returnUrl, shopName } = payment;
    return this.#answer('open', paymentId, () => {
      if (!this.books.has(paymentId)) {
        const currency = payment.currency.name;
        const entry: ProviderEntry = {
          paymentId,
          amount,
          currency,
          returnUrl,
          shopName,
          status: 'open',
          captures: 0,
          refunds: new Map(),
        };
        this.books.set(paymentId, entry);
        this.#deps.onChange(entry);
      }
      return ok({ redirectUrl: `${PROVIDER_ORIGIN}/${paymentId}` });
    });
  }

  fetchState(paymentId: PaymentId): Promise<Result<ProviderState, ProviderFailure>> {
    return this.#answer('look', paymentId, () => ok(this.#stateOf(this.books.get(paymentId))));
  }

  async capture(paymentId: PaymentId): Promise<Result<void, ProviderFailure>> {
    const entry = this.books.get(paymentId);
    const askedAt = this.#deps.clock.now();
    if (entry !== undefined) this.#deps.observe({ kind: 'captureRequested', entry });
    const answer = await this.#answer('capture', paymentId, () => {
      if (entry?.status === 'captured') return ok(undefined);
      if (entry?.status !== 'reserved') return err({ kind: 'refused' });
      entry.captures += 1;
      this.#change(entry, 'captured');
      this.#deps.trace.write(`provider captured ${paymentId}`);
      return ok(undefined);
    });
    const isAnsweredInTime = this.#deps.clock.now() - askedAt < ANSWER_LIMIT_MS;
    if (answer.ok && isAnsweredInTime && entry !== undefined) entry.captureRequestedAt = askedAt;
    return answer;
  }

  refund({ refundId, paymentId, amount }: RefundToMake): Promise<Result<RefundState, ProviderFailure>> {
    return this.#answer('refund', paymentId, () => {
      const entry = this.books.get(paymentId);
      const others = [...(entry?.refunds ?? [])].filter(([id]) => id !== refundId);
      const sum = addAmounts(amount, ...others.map(([, made]) => made));
      if (entry?.status !== 'captured' || sum > entry.amount) return err({ kind: 'refused' });
      entry.refunds.set(refundId, amount);
      this.#deps.onChange(entry);
      return ok('refunded');
    });
  }

  release(paymentId: PaymentId): Promise<Result<void, ProviderFailure>> {
    return this.#answer('release', paymentId, () => {
      const entry = this.books.get(paymentId);
      if (entry === undefined) return ok(undefined);
      if (entry.status === 'captured') return err({ kind: 'refused' });
      if (entry.status === 'open' || entry.status === 'reserved') this.#change(entry, 'released');
      return ok(undefined);
    });
  }

  /** What a customer does on the provider's page; nothing where the page is closed. */
  decide(redirectUrl: string, card: 'succeeds' | 'declined' | 'gives up'): ProviderEntry | undefined {
    const entry = this.entryAt(redirectUrl);
    if (entry?.status === 'open') this.#change(entry, DECISIONS[card]);
    return entry;
  }

  entryAt(redirectUrl: string): ProviderEntry | undefined {
    return this.books.get(redirectUrl.slice(PROVIDER_ORIGIN.length + 1));
  }

  #change(entry: ProviderEntry, status: ProviderEntry['status']): void {
    entry.status = status;
    this.#deps.onChange(entry);
  }

  #stateOf(entry: ProviderEntry | undefined): ProviderState {
    if (entry === undefined) return { kind: 'unknown' };
    const { status, amount, currency } = entry;
    if (status !== 'reserved' && status !== 'captured') return { kind: status };
    const { lies } = this.providerProfile;
    if (lies !== undefined) this.#deps.faults.add('provider lied');
    if (lies === 'open') return { kind: 'open' };
    entry.reported = {
      amount: lies === 'amount' ? other(amount) : amount,
      currency: lies !== 'currency' ? currency : currency === 'EUR' ? 'SEK' : 'EUR',
    };
    return { kind: status, ...entry.reported };
  }

  async #answer<Value>(
    what: string,
    paymentId: string,
    work: () => Result<Value, ProviderFailure>,
  ): Promise<Result<Value, ProviderFailure>> {
    const { clock, seed, trace, faults } = this.#deps;
    const { slowness = 1, loses = 0, losesAnswers = 0, refuses = 0 } = this.providerProfile;
    this.#asked += 1;
    const roll = (fault: string): number => fateOf(seed, what, paymentId, clock.now(), this.#asked, fault);
    const share = roll('pace');
    await wait(clock, slowness * (FASTEST_MS + share * share * (SLOWEST_MS - FASTEST_MS)));
    if (loses > 0 && roll('lost') < loses) {
      faults.add('call to provider lost');
      return err({ kind: 'unreachable' });
    }
    if (refuses > 0 && roll('refused') < refuses) {
      faults.add('provider refused');
      return err({ kind: 'refused' });
    }
    const answer = work();
    trace.write(`provider ${what} ${paymentId} ${answer.ok ? 'ok' : answer.error.kind}`);
    if (losesAnswers === 0 || roll('answer lost') >= losesAnswers) return answer;
    faults.add('answer of the provider lost');
    return err({ kind: 'unreachable' });
  }
}

const DECISIONS = { succeeds: 'reserved', declined: 'failed', 'gives up': 'aborted' } as const;

const other = (amount: Amount): Amount => addAmounts(amount, LIE);
