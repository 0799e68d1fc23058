import type { Clock } from '@/domain/ports/clock';
import { keysOf, type Counted, type Limiter, type RateLimit } from '@api/limits/limiter';
import { RecentMap } from '@api/limits/recent-map';

interface Count {
  readonly limit: RateLimit;
  endsAt: number;
  used: number;
}

/** Beyond this number of keys the oldest are deleted. */
const MAX_COUNTED = 50_000;

/** Counts in the memory of this process. */
export class MemoryLimiter implements Limiter {
  readonly #clock: Clock;
  readonly #limits: readonly RateLimit[];
  /** For each key a count of each limit. */
  readonly #counts = new RecentMap<readonly Count[]>(MAX_COUNTED);

  constructor(clock: Clock, limits: readonly RateLimit[]) {
    this.#clock = clock;
    this.#limits = limits;
  }

  use(counted: string | readonly Counted[], factor = 1): number {
    const now = this.#clock.now();
    const keys = keysOf(counted);
    let waitMs = 0;
    for (const { key, share } of keys) waitMs = Math.max(waitMs, this.#waitOf(key, share * factor, now));
    // A refused caller adds no entry, so changing addresses does not fill memory.
    if (waitMs === 0) for (const { key } of keys) this.#count(key, now);
    return waitMs;
  }

  refund(counted: string | readonly Counted[]): Promise<void> {
    for (const { key } of keysOf(counted))
      for (const count of this.#counts.get(key) ?? []) count.used = Math.max(0, count.used - 1);
    return Promise.resolve();
  }

  forget(counted: string | readonly Counted[]): Promise<void> {
    for (const { key } of keysOf(counted)) this.#counts.delete(key);
    return Promise.resolve();
  }

  #waitOf(key: string, factor: number, now: number): number {
    let waitMs = 0;
    for (const count of this.#counts.get(key) ?? []) {
      const { max, penaltyMs } = count.limit;
      if (count.endsAt <= now || count.used < max * factor) continue;
      if (penaltyMs !== undefined && count.used < Infinity) {
        count.used = Infinity;
        count.endsAt = now + penaltyMs;
      }
      waitMs = Math.max(waitMs, count.endsAt - now);
    }
    return waitMs;
  }

  #count(key: string, now: number): void {
    const counts = this.#counts.get(key) ?? this.#limits.map((limit) => ({ limit, endsAt: 0, used: 0 }));
    let isRenewed = false;
    for (const count of counts) {
      if (count.endsAt <= now) {
        count.endsAt = now + count.limit.windowMs;
        count.used = 0;
        isRenewed = true;
      }
      count.used += 1;
    }
    if (isRenewed) this.#counts.set(key, counts);
  }
}
