import type { Clock } from '@/domain/ports/clock';

export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

interface Count {
  startedAt: number;
  used: number;
}

/** More callers than this are never remembered at once: the longest known are forgotten first. */
const MAX_COUNTED = 50_000;

/** Counts uses by key in fixed windows, in this process's memory. */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #limits: readonly RateLimit[];
  readonly #counts = new Map<string, Count>();

  constructor(clock: Clock, limits: readonly RateLimit[]) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** Takes one use; answers the milliseconds to wait when none is left, else 0. */
  use(key: string, factor = 1): number {
    const counts = this.#limits.map((limit, index) => ({
      limit,
      count: this.#countOf(`${index}:${key}`, limit),
    }));
    const waits = counts.filter(({ limit, count }) => count.used >= limit.max * factor);
    if (waits.length > 0) {
      return Math.max(
        ...waits.map(({ limit, count }) => count.startedAt + limit.windowMs - this.#clock.now()),
      );
    }
    for (const { count } of counts) count.used += 1;
    return 0;
  }

  /** Takes back one use, as if it had not been. */
  giveBack(key: string): void {
    this.#limits.forEach((_, index) => {
      const count = this.#counts.get(`${index}:${key}`);
      if (count !== undefined) count.used = Math.max(0, count.used - 1);
    });
  }

  /** Takes back all uses. */
  forget(key: string): void {
    this.#limits.forEach((_, index) => this.#counts.delete(`${index}:${key}`));
  }

  #countOf(key: string, { windowMs }: RateLimit): Count {
    const now = this.#clock.now();
    const known = this.#counts.get(key);
    if (known !== undefined && now < known.startedAt + windowMs) return known;
    const count = { startedAt: now, used: 0 };
    this.#counts.delete(key);
    this.#counts.set(key, count);
    this.#forgetOldest();
    return count;
  }

  #forgetOldest(): void {
    const oldest = this.#counts.size > MAX_COUNTED ? this.#counts.keys().next() : undefined;
    if (oldest?.value !== undefined) this.#counts.delete(oldest.value);
  }
}
