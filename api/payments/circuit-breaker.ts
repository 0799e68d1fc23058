import type { Clock } from '@/domain/ports/clock';
import { addMs, type Instant } from '@/domain/shared/instant';

export interface BreakerRules {
  /** So many failures within the window open the breaker. */
  readonly maxFailures: number;
  readonly windowMs: number;
  /** How long nothing is asked; then one trial decides. */
  readonly restMs: number;
}

export type Attempt = 'normal' | 'trial';

/** Stops asking somebody who does not answer, and finds out by one trial at a time whether they answer again. */
export class CircuitBreaker {
  readonly #clock: Clock;
  readonly #rules: BreakerRules;
  #failures: readonly Instant[] = [];
  #restsUntil: Instant | undefined;
  #isTrialUnderWay = false;

  constructor(clock: Clock, rules: BreakerRules) {
    this.#clock = clock;
    this.#rules = rules;
  }

  /** Undefined while nothing may be asked. Each attempt must be told of by `answered` or `failed`. */
  attempt(): Attempt | undefined {
    if (this.#restsUntil === undefined) return 'normal';
    if (this.#isTrialUnderWay || this.#clock.now() < this.#restsUntil) return undefined;
    this.#isTrialUnderWay = true;
    return 'trial';
  }

  answered(attempt: Attempt): void {
    if (attempt === 'trial') this.#isTrialUnderWay = false;
    // An answer to what was asked before the rest began says nothing about now.
    else if (this.#restsUntil !== undefined) return;
    this.#restsUntil = undefined;
    this.#failures = [];
  }

  /** Answers whether the breaker has opened by this failure. */
  failed(attempt: Attempt): boolean {
    const now = this.#clock.now();
    if (attempt === 'trial') {
      this.#isTrialUnderWay = false;
      this.#restsUntil = addMs(now, this.#rules.restMs);
      return false;
    }
    if (this.#restsUntil !== undefined) return false;
    const recent = this.#failures.filter((at) => addMs(at, this.#rules.windowMs) > now);
    this.#failures = [...recent, now];
    if (this.#failures.length < this.#rules.maxFailures) return false;
    this.#restsUntil = addMs(now, this.#rules.restMs);
    return true;
  }
}
