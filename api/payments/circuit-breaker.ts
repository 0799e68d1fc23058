import type { Clock } from '@/domain/ports/clock';
import { addMs, type Instant } from '@/domain/shared/instant';

export interface BreakerRules {
  /** So many failures within the window open the breaker. */
  readonly maxFailures: number;
  readonly windowMs: number;
  /** How long nothing is asked; then one trial decides. */
  readonly restMs: number;
}

/** One question that the breaker has let through. */
export interface Attempt {
  readonly isTrial: boolean;
  readonly at: Instant;
}

/** Stops asking a provider that does not answer, and finds out by one trial at a time whether it answers again. */
export class CircuitBreaker {
  readonly #clock: Clock;
  readonly #rules: BreakerRules;
  #failures: readonly Instant[] = [];
  #lastAnswer: Instant | undefined;
  #restsUntil: Instant | undefined;
  #isTrialUnderWay = false;

  constructor(clock: Clock, rules: BreakerRules) {
    this.#clock = clock;
    this.#rules = rules;
  }

  /** Whether nothing may be asked now. */
  get isResting(): boolean {
    return this.#restsUntil !== undefined && (this.#isTrialUnderWay || this.#clock.now() < this.#restsUntil);
  }

  /** Undefined while nothing may be asked. Each attempt must be reported by `answered` or `failed`. */
  attempt(): Attempt | undefined {
    if (this.isResting) return undefined;
    const at = this.#clock.now();
    if (this.#restsUntil === undefined) return { isTrial: false, at };
    this.#isTrialUnderWay = true;
    return { isTrial: true, at };
  }

  answered({ isTrial }: Attempt): void {
    if (isTrial) this.#isTrialUnderWay = false;
    // An answer to what was asked before the rest began says nothing about now.
    else if (this.#restsUntil !== undefined) return;
    this.#restsUntil = undefined;
    this.#failures = [];
    this.#lastAnswer = this.#clock.now();
  }

  /** Answers whether the breaker has opened by this failure. */
  failed({ isTrial, at }: Attempt): boolean {
    const now = this.#clock.now();
    if (isTrial) {
      this.#isTrialUnderWay = false;
      this.#restsUntil = addMs(now, this.#rules.restMs);
      return false;
    }
    if (this.#restsUntil !== undefined) return false;
    // One question stays without an answer while later ones get theirs: the provider is not away.
    if (this.#lastAnswer !== undefined && this.#lastAnswer > at) return false;
    const recent = this.#failures.filter((failure) => addMs(failure, this.#rules.windowMs) > now);
    this.#failures = [...recent, now];
    if (this.#failures.length < this.#rules.maxFailures) return false;
    this.#restsUntil = addMs(now, this.#rules.restMs);
    return true;
  }
}
