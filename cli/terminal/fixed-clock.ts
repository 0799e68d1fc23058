import type { Clock, Disposer } from '@/domain/ports/clock';
import type { Instant } from '@/domain/shared/instant';

/** The real clock until it is fixed at an instant. Timers are always real. */
export class FixedClock implements Clock {
  /** The machine's clock is trusted. */
  readonly isSure = true;
  readonly #running: Clock;
  #at: Instant | undefined;

  constructor(running: Clock) {
    this.#running = running;
  }

  fixAt(at: Instant): void {
    this.#at = at;
  }

  get isFixed(): boolean {
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
