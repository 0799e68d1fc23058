import type { Clock, Disposer } from '@/domain/ports/clock';
import type { Instant } from '@/domain/shared/instant';

/** Tells the time as ever until it is stood at a moment, and that one from then on. What waits, waits as ever. */
export class FixedClock implements Clock {
  /** A terminal goes by the clock of its machine. */
  readonly isSure = true;
  readonly #running: Clock;
  #at: Instant | undefined;

  constructor(running: Clock) {
    this.#running = running;
  }

  standAt(at: Instant): void {
    this.#at = at;
  }

  get isStanding(): boolean {
    return this.#at !== undefined;
  }

  now(): Instant {
    return this.#at ?? this.#running.now();
  }

  after(ms: number, work: () => void): Disposer {
    return this.#running.after(ms, work);
  }

  every(ms: number, work: () => void): Disposer {
    return this.#running.every(ms, work);
  }
}
