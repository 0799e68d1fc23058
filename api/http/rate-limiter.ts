import type { Clock } from '@/domain/ports/clock';

export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** One of the keys that a use counts under, and how many times the limit that key has. */
export interface Counted {
  readonly key: string;
  readonly share: number;
}

interface Count {
  startedAt: number;
  used: number;
}

/** More callers than this are never remembered at once: the longest known are forgotten first. */
const MAX_COUNTED = 50_000;

/** Counts uses by key in fixed windows, in this process's memory. A use may count under several keys at once. */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #limits: readonly RateLimit[];
  readonly #counts = new Map<string, Count>();

  constructor(clock: Clock, limits: readonly RateLimit[]) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** Counts one use; answers the milliseconds to wait when a key has none left, which then costs nothing, else 0. */
  use(counted: string | readonly Counted[], factor = 1): number {
    const keys = keysOf(counted);
    const waits = keys.flatMap(({ key, share }) => this.#waits(key, share * factor));
    if (waits.length > 0) return Math.max(...waits);
    for (const { key } of keys) {
      this.#limits.forEach((limit, index) => (this.#countOf(`${index}:${key}`, limit).used += 1));
    }
    return 0;
  }

  /** Takes back one use, as if it had not been. */
  refund(counted: string | readonly Counted[]): void {
    for (const { key } of keysOf(counted)) {
      this.#limits.forEach((_, index) => {
        const count = this.#counts.get(`${index}:${key}`);
        if (count !== undefined) count.used = Math.max(0, count.used - 1);
      });
    }
  }

  /** Takes back all uses. */
  forget(counted: string | readonly Counted[]): void {
    for (const { key } of keysOf(counted)) {
      this.#limits.forEach((_, index) => this.#counts.delete(`${index}:${key}`));
    }
  }

  /** A refused caller is not remembered anew: one who changes the address fills no memory. */
  #waits(key: string, factor: number): readonly number[] {
    const now = this.#clock.now();
    return this.#limits.flatMap(({ max, windowMs }, index) => {
      const known = this.#counts.get(`${index}:${key}`);
      const left = known === undefined ? 0 : known.startedAt + windowMs - now;
      return known !== undefined && left > 0 && known.used >= max * factor ? [left] : [];
    });
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

const keysOf = (counted: string | readonly Counted[]): readonly Counted[] =>
  typeof counted === 'string' ? [{ key: counted, share: 1 }] : counted;
