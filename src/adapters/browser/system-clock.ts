import type { ServerTime } from '@/adapters/http/server-time';
import type { Clock, Disposer } from '@/domain/ports/clock';
import { type Instant, instant } from '@/domain/shared/instant';

/** The `Date` header is cut to whole seconds and a response takes time: a smaller difference is ignored. */
const TOLERANCE_MS = 2_000;

/** After a longer round trip, as of a device that slept, the header says nothing about now. */
const ROUND_TRIP_MAX_MS = 15_000;

/** Browsers count timers in 31 bits: longer ones fire at once. */
const TIMER_MAX_MS = 2_147_483_647;

/** A clock that differs by more than this from the elapsed time was set by the user. */
const STEP_MIN_MS = 60_000;

/** The device's clock, corrected by the server's. Source: PAIN-29; FAULT-C17. */
export class SystemClock implements Clock {
  readonly #deviceNow: () => number;
  readonly #passedMs: () => number;
  #offsetMs = 0;
  /** By how much the device's clock was ahead of the elapsed time when the server last sent its time. */
  #aheadMs: number | undefined;

  /** `passedMs` counts evenly from any start, even when the clock is set. */
  constructor(deviceNow: () => number = Date.now, passedMs: () => number = () => performance.now()) {
    this.#deviceNow = deviceNow;
    this.#passedMs = passedMs;
  }

  /** Also untrusted after sleep: only some browsers count the time slept. */
  get isSure(): boolean {
    if (this.#aheadMs === undefined) return false;
    return Math.abs(this.#deviceNow() - this.#passedMs() - this.#aheadMs) < STEP_MIN_MS;
  }

  now(): Instant {
    return instant(this.#deviceNow() + this.#offsetMs);
  }

  /** Corrects the clock by the time of a response. */
  learn({ dateMs, roundTripMs }: ServerTime): void {
    if (roundTripMs < 0 || roundTripMs > ROUND_TRIP_MAX_MS) return;
    this.#aheadMs = this.#deviceNow() - this.#passedMs();
    const serverNow = dateMs + 500 + roundTripMs / 2;
    const offsetMs = Math.round(serverNow - this.#deviceNow());
    if (Math.abs(offsetMs - this.#offsetMs) > TOLERANCE_MS + roundTripMs / 2) this.#offsetMs = offsetMs;
  }

  after(ms: number, work: () => void): Disposer {
    let timer: ReturnType<typeof setTimeout>;
    const arm = (leftMs: number): void => {
      timer = setTimeout(
        () => (leftMs > TIMER_MAX_MS ? arm(leftMs - TIMER_MAX_MS) : work()),
        Math.min(leftMs, TIMER_MAX_MS),
      );
    };
    arm(Math.max(0, ms));
    return () => clearTimeout(timer);
  }

  every(ms: number, work: () => void): Disposer {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  }
}
