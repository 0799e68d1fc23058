import type { Clock } from '@/domain/ports/clock';
import type { Counted } from '@api/http/rate-limiter';

const WINDOW_MS = 60_000;
const MAX_MISSES = 20;
const BLOCK_MS = 600_000;

interface Misses {
  since: number;
  count: number;
  blockedUntil: number;
}

const MAX_REMEMBERED = 50_000;

/** Counts requests for unknown orders: after 20 in a minute, further ones are refused for ten minutes. */
export class MissedOrders {
  readonly #clock: Clock;
  readonly #misses = new Map<string, Misses>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts a miss under each key of the caller; answers the milliseconds for which misses are refused, else 0. */
  note(caller: readonly Counted[]): number {
    return Math.max(...caller.map((counted) => this.#noteOne(counted)));
  }

  #noteOne({ key, share }: Counted): number {
    const now = this.#clock.now();
    const misses = this.#of(key, now);
    misses.count += 1;
    if (now >= misses.blockedUntil && misses.count > MAX_MISSES * share) misses.blockedUntil = now + BLOCK_MS;
    return Math.max(0, misses.blockedUntil - now);
  }

  #of(caller: string, now: number): Misses {
    const known = this.#misses.get(caller);
    if (known !== undefined && (now < known.since + WINDOW_MS || now < known.blockedUntil)) return known;
    const fresh = { since: now, count: 0, blockedUntil: 0 };
    this.#misses.delete(caller);
    this.#misses.set(caller, fresh);
    const [oldest] = this.#misses.keys();
    if (this.#misses.size > MAX_REMEMBERED && oldest !== undefined) this.#misses.delete(oldest);
    return fresh;
  }
}
