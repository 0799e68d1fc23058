import type { Clock } from '@/domain/ports/clock';
import { addMs, type Instant } from '@/domain/shared/instant';

export interface BreakerRules {
  /** This many failures within the window open the breaker. */
  readonly maxFailures: number;
  readonly windowMs: number;
  /** How long no call is made; then one trial decides. */
  readonly restMs: number;
}

/** One call that the breaker has permitted. */
export interface Attempt {
  readonly isTrial: boolean;
  readonly at: Instant;
}

/** Stops calls to a provider that does not answer, and tests by single trials whether it answers again. */
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

  /** Whether no call may be made now. */
  get isResting(): boolean {
    return this.#restsUntil !== undefined && (this.#isTrialUnderWay || this.#clock.now() < this.#restsUntil);
  }

  /** Undefined while open. Each attempt must be reported by `answered` or `failed`. */
  attempt(): Attempt | undefined {
    if (this.isResting) return undefined;
    const at = this.#clock.now();
    if (this.#restsUntil === undefined) return { isTrial: false, at };
    this.#isTrialUnderWay = true;
    return { isTrial: true, at };
  }

  answered({ isTrial }: Attempt): void {
    if (isTrial) this.#isTrialUnderWay = false;
    // An answer to a call from before the breaker opened says nothing about the present.
    else if (this.#restsUntil !== undefined) return;
    this.#restsUntil = undefined;
    this.#failures = [];
    this.#lastAnswer = this.#clock.now();
  }

  /** Answers whether this failure has opened the breaker. */
  failed({ isTrial, at }: Attempt): boolean {
    const now = this.#clock.now();
    if (isTrial) {
      this.#isTrialUnderWay = false;
      this.#restsUntil = addMs(now, this.#rules.restMs);
      return false;
    }
    if (this.#restsUntil !== undefined) return false;
    // One call got no answer while later ones did: the provider is available.
    if (this.#lastAnswer !== undefined && this.#lastAnswer > at) return false;
    const recent = this.#failures.filter((failure) => addMs(failure, this.#rules.windowMs) > now);
    this.#failures = [...recent, now];
    if (this.#failures.length < this.#rules.maxFailures) return false;
    this.#restsUntil = addMs(now, this.#rules.restMs);
    return true;
  }
}
