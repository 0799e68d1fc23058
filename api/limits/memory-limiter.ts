import type { Clock } from '@/domain/ports/clock';
import { keysOf, type Counted, type Limiter, type RateLimit } from '@api/limits/limiter';

interface Count {
  endsAt: number;
  used: number;
}

/** Beyond this number of keys the oldest are deleted. */
const MAX_COUNTED = 50_000;

/** Counts in the memory of this process. */
export class MemoryLimiter implements Limiter {
  readonly #clock: Clock;
  readonly #limits: readonly RateLimit[];
  readonly #counts = new Map<string, Count>();

  constructor(clock: Clock, limits: readonly RateLimit[]) {
    this.#clock = clock;
    this.#limits = limits;
  }

  use(counted: string | readonly Counted[], factor = 1): Promise<number> {
    const keys = keysOf(counted);
    const waits = keys.flatMap(({ key, share }) => this.#waits(key, share * factor));
    if (waits.length > 0) return Promise.resolve(Math.max(...waits));
    for (const { key } of keys) {
      this.#limits.forEach((limit, index) => (this.#countOf(`${index}:${key}`, limit).used += 1));
    }
    return Promise.resolve(0);
  }

  refund(counted: string | readonly Counted[]): Promise<void> {
    for (const { key } of keysOf(counted)) {
      this.#limits.forEach((_, index) => {
        const count = this.#counts.get(`${index}:${key}`);
        if (count !== undefined) count.used = Math.max(0, count.used - 1);
      });
    }
    return Promise.resolve();
  }

  forget(counted: string | readonly Counted[]): Promise<void> {
    for (const { key } of keysOf(counted)) {
      this.#limits.forEach((_, index) => this.#counts.delete(`${index}:${key}`));
    }
    return Promise.resolve();
  }

  /** A refused caller adds no entry, so changing addresses does not fill memory. */
  #waits(key: string, factor: number): readonly number[] {
    const now = this.#clock.now();
    return this.#limits.flatMap(({ max, penaltyMs }, index) => {
      const known = this.#counts.get(`${index}:${key}`);
      if (known === undefined || known.endsAt <= now || known.used < max * factor) return [];
      if (penaltyMs !== undefined && known.used < Infinity) {
        known.used = Infinity;
        known.endsAt = now + penaltyMs;
      }
      return [known.endsAt - now];
    });
  }

  #countOf(key: string, { windowMs }: RateLimit): Count {
    const now = this.#clock.now();
    const known = this.#counts.get(key);
    if (known !== undefined && now < known.endsAt) return known;
    const count = { endsAt: now + windowMs, used: 0 };
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
