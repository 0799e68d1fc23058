import type { Clock } from '@/domain/ports/clock';

export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** A key that a use counts under, and its factor of the limit. */
export interface Counted {
  readonly key: string;
  readonly share: number;
}

interface Count {
  startedAt: number;
  used: number;
}

/** Beyond this number of keys the oldest are deleted. */
const MAX_COUNTED = 50_000;

/** Counts uses by key in fixed windows, in memory. A use may count under several keys. */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #limits: readonly RateLimit[];
  readonly #counts = new Map<string, Count>();

  constructor(clock: Clock, limits: readonly RateLimit[]) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** Counts one use and answers 0; if a key has none left, counts nothing and answers the milliseconds to wait. */
  use(counted: string | readonly Counted[], factor = 1): number {
    const keys = keysOf(counted);
    const waits = keys.flatMap(({ key, share }) => this.#waits(key, share * factor));
    if (waits.length > 0) return Math.max(...waits);
    for (const { key } of keys) {
      this.#limits.forEach((limit, index) => (this.#countOf(`${index}:${key}`, limit).used += 1));
    }
    return 0;
  }

  /** Removes one counted use. */
  refund(counted: string | readonly Counted[]): void {
    for (const { key } of keysOf(counted)) {
      this.#limits.forEach((_, index) => {
        const count = this.#counts.get(`${index}:${key}`);
        if (count !== undefined) count.used = Math.max(0, count.used - 1);
      });
    }
  }

  /** Removes all counted uses. */
  forget(counted: string | readonly Counted[]): void {
    for (const { key } of keysOf(counted)) {
      this.#limits.forEach((_, index) => this.#counts.delete(`${index}:${key}`));
    }
  }

  /** A refused caller adds no entry, so changing addresses does not fill memory. */
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
