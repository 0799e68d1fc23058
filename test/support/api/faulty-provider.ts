import type { PaymentId } from '@/domain/order/order';
import { err, type Result } from '@/domain/shared/result';
import type {
  OpenedPayment,
  PaymentProvider,
  PaymentToOpen,
  ProviderFailure,
  ProviderState,
  RefundState,
  RefundToMake,
} from '@api/payments/payment-provider';

export type ProviderCall = 'open' | 'fetchState' | 'capture' | 'release' | 'refund';

/**
 * `lost`: the request does not arrive. `answerLost`: it is executed, but the answer is lost. `silent`: there is never
 * an answer. `refused`: a refusal. `busy`: a wish for fewer calls during 20 s. `later`: nothing is decided yet.
 */
export type Fault =
  | 'lost'
  | 'answerLost'
  | 'silent'
  | 'refused'
  | 'busy'
  | 'later'
  | 'crashBefore'
  | 'crashAfter';

const BUSY_MS = 20_000;

/** The process crashes here: no later code runs. */
export class Crash extends Error {}

/** A provider with an unreliable connection, which can also give false answers. Faults are used one by one. */
export class FaultyProvider implements PaymentProvider {
  readonly name = 'faulty';
  readonly calls: ProviderCall[] = [];
  /** Changes the state that is answered. */
  lie: ((state: ProviderState) => ProviderState) | undefined;
  #faults: { readonly call: ProviderCall; readonly fault: Fault }[] = [];

  fetchBooks: PaymentProvider['fetchBooks'];
  readonly fetchRefund: PaymentProvider['fetchRefund'];
  readonly #honest: PaymentProvider;

  constructor(honest: PaymentProvider) {
    this.#honest = honest;
    this.fetchBooks = honest.fetchBooks?.bind(honest);
    this.fetchRefund = honest.fetchRefund?.bind(honest);
  }

  break(call: ProviderCall, fault: Fault, times = 1): void {
    for (let time = 0; time < times; time += 1) this.#faults.push({ call, fault });
  }

  mend(): void {
    this.#faults = [];
    this.lie = undefined;
  }

  open(payment: PaymentToOpen): Promise<Result<OpenedPayment, ProviderFailure>> {
    return this.#ask('open', () => this.#honest.open(payment));
  }

  async fetchState(paymentId: PaymentId): Promise<Result<ProviderState, ProviderFailure>> {
    const looked = await this.#ask('fetchState', () => this.#honest.fetchState(paymentId));
    return looked.ok && this.lie !== undefined ? { ok: true, value: this.lie(looked.value) } : looked;
  }

  capture(paymentId: PaymentId): Promise<Result<void, ProviderFailure>> {
    return this.#ask('capture', () => this.#honest.capture(paymentId));
  }

  release(paymentId: PaymentId): Promise<Result<void, ProviderFailure>> {
    return this.#ask('release', () => this.#honest.release(paymentId));
  }

  refund(refund: RefundToMake): Promise<Result<RefundState, ProviderFailure>> {
    return this.#ask('refund', () => this.#honest.refund(refund));
  }

  async #ask<Value>(
    call: ProviderCall,
    ask: () => Promise<Result<Value, ProviderFailure>>,
  ): Promise<Result<Value, ProviderFailure>> {
    this.calls.push(call);
    const index = this.#faults.findIndex((entry) => entry.call === call);
    const fault = index < 0 ? undefined : this.#faults.splice(index, 1)[0]?.fault;
    if (fault === 'lost') return err({ kind: 'unreachable' });
    if (fault === 'refused') return err({ kind: 'refused' });
    if (fault === 'busy') return err({ kind: 'later', afterMs: BUSY_MS });
    if (fault === 'later') return err({ kind: 'later', afterMs: undefined });
    if (fault === 'silent') return new Promise(() => undefined);
    if (fault === 'crashBefore') throw new Crash();
    const answer = await ask();
    if (fault === 'crashAfter') throw new Crash();
    return fault === 'answerLost' ? err({ kind: 'unreachable' }) : answer;
  }
}
