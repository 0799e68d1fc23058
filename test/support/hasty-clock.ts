import type { Clock, Disposer } from '@/domain/ports/clock';
import { addMs, type Instant, instant } from '@/domain/shared/instant';

/** Every wait is over at once, and then as much time has passed. What repeats never comes. */
export class HastyClock implements Clock {
  readonly isSure = true;
  #now = instant(Date.parse('2026-11-21T11:00:00Z'));

  now(): Instant {
    return this.#now;
  }

  after(ms: number, work: () => void): Disposer {
    const due = addMs(this.#now, ms);
    const timer = setImmediate(() => {
      this.#now = instant(Math.max(this.#now, due));
      work();
    });
    return () => clearImmediate(timer);
  }

  every(): Disposer {
    return () => undefined;
  }
}
