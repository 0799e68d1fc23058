import { SystemClock } from '@/adapters/browser/system-clock';
import type { ServerTime } from '@/adapters/http/server-time';
import type { Clock, Disposer } from '@/domain/ports/clock';
import type { Instant } from '@/domain/shared/instant';

/** The clock of one page on a device that may go wrong: it is corrected by the server as in a browser. */
export class DeviceClock implements Clock {
  readonly #world: Clock;
  readonly #corrected: SystemClock;

  constructor(world: Clock, skewMs: () => number) {
    this.#world = world;
    this.#corrected = new SystemClock(
      () => world.now() + skewMs(),
      () => world.now(),
    );
  }

  get isSure(): boolean {
    return this.#corrected.isSure;
  }

  now(): Instant {
    return this.#corrected.now();
  }

  learn(time: ServerTime): void {
    this.#corrected.learn(time);
  }

  /** Timers count elapsed time, whatever the device's clock shows. */
  after(ms: number, work: () => void): Disposer {
    return this.#world.after(ms, work);
  }

  every(ms: number, work: () => void): Disposer {
    return this.#world.every(ms, work);
  }
}
