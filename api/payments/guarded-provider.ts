import type { PaymentId } from '@/domain/order/order';
import { wait, type Clock } from '@/domain/ports/clock';
import { addMs, type Instant } from '@/domain/shared/instant';
import { err, type Result } from '@/domain/shared/result';
import type { Meter } from '@api/metrics/meter';
import { CircuitBreaker, type Attempt } from '@api/payments/circuit-breaker';
import type {
  OpenedPayment,
  PaymentProvider,
  PaymentToOpen,
  ProviderFailure,
  ProviderState,
  RefundState,
  RefundToMake,
} from '@api/payments/payment-provider';

/** The timeout of one call to the provider. Source: FAULT-P19. */
export const PROVIDER_ANSWER_LIMIT_MS = 5_000;

const BREAKER_RULES = { maxFailures: 5, windowMs: 30_000, restMs: 10_000 };

/** Learns how the provider answers. */
export interface ProviderWatch {
  readonly meter: Meter;
  readonly reportUnavailable: () => void;
}

type Answer<Value> = Result<Value, ProviderFailure>;

/**
 * A payment provider with a timeout for each call: no answer counts as unreachable, and after five failures in half a
 * minute without an answer in between no call is made for ten seconds. The state of the payment is queried later, as
 * after any lost answer. While the provider asks for fewer calls, background work rests, and those of visitors are
 * made. Source: FAULT-P19.
 */
export class GuardedProvider implements PaymentProvider {
  readonly name: string;
  /** Each of its calls has a limit of the adapter; nothing waits for a report. */
  readonly fetchBooks: PaymentProvider['fetchBooks'];
  readonly fetchRefund: PaymentProvider['fetchRefund'];
  readonly #provider: PaymentProvider;
  readonly #clock: Clock;
  readonly #breaker: CircuitBreaker;
  readonly #watch: ProviderWatch;
  /** Until then the provider wants fewer calls. */
  #calmUntil: Instant | undefined;

  constructor(provider: PaymentProvider, clock: Clock, watch: ProviderWatch) {
    this.name = provider.name;
    this.#provider = provider;
    this.fetchBooks = provider.fetchBooks?.bind(provider);
    const { fetchRefund } = provider;
    this.fetchRefund =
      fetchRefund && ((refund) => this.#ask('fetchRefund', () => fetchRefund.call(provider, refund)));
    this.#clock = clock;
    this.#breaker = new CircuitBreaker(clock, BREAKER_RULES);
    this.#watch = watch;
    watch.meter.gauge('providerSuspended', () => (this.#breaker.isResting ? 1 : 0));
  }

  get isResting(): boolean {
    return this.#breaker.isResting || (this.#calmUntil !== undefined && this.#clock.now() < this.#calmUntil);
  }

  open(payment: PaymentToOpen): Promise<Answer<OpenedPayment>> {
    return this.#ask('open', () => this.#provider.open(payment));
  }

  fetchState(paymentId: PaymentId): Promise<Answer<ProviderState>> {
    return this.#ask('fetchState', () => this.#provider.fetchState(paymentId));
  }

  capture(paymentId: PaymentId): Promise<Answer<void>> {
    return this.#ask('capture', () => this.#provider.capture(paymentId));
  }

  release(paymentId: PaymentId): Promise<Answer<void>> {
    return this.#ask('release', () => this.#provider.release(paymentId));
  }

  refund(refund: RefundToMake): Promise<Answer<RefundState>> {
    return this.#ask('refund', () => this.#provider.refund(refund));
  }

  async #ask<Value>(call: string, ask: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
    const attempt = this.#breaker.attempt();
    if (attempt === undefined) return err({ kind: 'unreachable' });
    try {
      const answer = await this.#withinLimit(ask);
      const outcome = answer.ok ? 'ok' : answer.error.kind;
      const seconds = (this.#clock.now() - attempt.at) / 1000;
      this.#watch.meter.observe('providerCalls', seconds, { call, outcome });
      // A refusal is an answer, too.
      if (answer.ok || answer.error.kind !== 'unreachable') this.#breaker.answered(attempt);
      else this.#noteFailure(attempt);
      if (!answer.ok && answer.error.kind === 'later') this.#calmDown(answer.error.afterMs);
      return answer;
    } catch (error) {
      this.#noteFailure(attempt);
      throw error;
    }
  }

  async #withinLimit<Value>(ask: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
    const answered = new AbortController();
    const silence = wait(this.#clock, PROVIDER_ANSWER_LIMIT_MS, answered.signal);
    try {
      return await Promise.race([ask(), silence.then((): Answer<Value> => err({ kind: 'unreachable' }))]);
    } finally {
      answered.abort('the provider has answered');
    }
  }

  #calmDown(afterMs: number | undefined): void {
    if (afterMs !== undefined) this.#calmUntil = addMs(this.#clock.now(), afterMs);
  }

  #noteFailure(attempt: Attempt): void {
    if (!this.#breaker.failed(attempt)) return;
    this.#watch.meter.count('providerSuspensions');
    this.#watch.reportUnavailable();
  }
}
