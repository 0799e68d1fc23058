import type { ServerTime } from '@/adapters/http/server-time';
import type { Clock, Disposer } from '@/domain/ports/clock';
import { type Instant, instant } from '@/domain/shared/instant';

/** A `Date` header is cut to whole seconds, and an answer takes its time: less than this is no difference. */
const TOLERANCE_MS = 2_000;

/** A device that slept between question and answer knows nothing of when the answer was written. */
const ROUND_TRIP_MAX_MS = 15_000;

/** Longer timers fire at once in browsers, which count them in 31 bits. */
const TIMER_MAX_MS = 2_147_483_647;

/** A clock that has moved by so much more or less than what has passed was set. */
const STEP_MIN_MS = 60_000;

/** The device's clock, corrected by the server's. Source: PAIN-29; FAULT-C17. */
export class SystemClock implements Clock {
  readonly #deviceNow: () => number;
  readonly #passedMs: () => number;
  #offsetMs = 0;
  /** By how much the device's clock was ahead of what has passed when the server last told the time. */
  #aheadMs: number | undefined;

  /** `passedMs` counts evenly from anywhere, whatever is done to the clock. */
  constructor(deviceNow: () => number = Date.now, passedMs: () => number = () => performance.now()) {
    this.#deviceNow = deviceNow;
    this.#passedMs = passedMs;
  }

  /** A device that has slept is not sure either: what passed meanwhile is counted by some browsers only. */
  get isSure(): boolean {
    if (this.#aheadMs === undefined) return false;
    return Math.abs(this.#deviceNow() - this.#passedMs() - this.#aheadMs) < STEP_MIN_MS;
  }

  now(): Instant {
    return instant(this.#deviceNow() + this.#offsetMs);
  }

  /** Learns from an answer what time it is at the server. */
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
