import type { Clock } from '@/domain/ports/clock';
import type { Queryable } from '@api/database/database';
import { withoutBudget } from '@api/database/query-budget';
import { countKey } from '@api/limits/count-key';
import { keysOf, type Counted, type Limiter, type RateLimit } from '@api/limits/limiter';
import { RecentMap } from '@api/limits/recent-map';

interface Count {
  readonly key: Buffer;
  readonly windowMs: number;
  endsAt: number;
  /** All uses that this process knows of. */
  used: number;
  /** Those of them that the database does not know yet. */
  unsent: number;
}

interface StoredCount {
  readonly key: Buffer;
  readonly ends_at: Date;
  readonly used: number;
}

const EXCHANGE_INTERVAL_MS = 1_000;
/** A process tells the others of its uses once they are this share of the limit. */
const UNSENT_SHARE = 1 / 20;
const MAX_COUNTED = 50_000;
const MAX_SENT = 2_000;

/**
 * Counts in memory and exchanges the counts with other processes by the database: every second, and whenever one key
 * has used a twentieth of its limit. So each further process may admit about that much more, and while the database is
 * away each counts for itself.
 */
export class ExchangedLimiter implements Limiter {
  readonly #database: Queryable;
  readonly #clock: Clock;
  readonly #name: string;
  readonly #limits: readonly RateLimit[];
  readonly #counts = new RecentMap<Count>(MAX_COUNTED);
  #isDue = false;
  #isAgainDue = false;
  #isExchanging = false;

  constructor(
    { database, clock }: { readonly database: Queryable; readonly clock: Clock },
    name: string,
    limits: readonly RateLimit[],
  ) {
    this.#database = database;
    this.#clock = clock;
    this.#name = name;
    this.#limits = limits;
  }

  use(counted: string | readonly Counted[], factor = 1): number {
    const now = this.#clock.now();
    const uses = keysOf(counted).flatMap(({ key, share }) =>
      this.#limits.map((limit, index) => ({
        count: this.#countOf(key, index, limit, now),
        max: limit.max * share * factor,
      })),
    );
    const waits = uses.flatMap(({ count, max }) => (count.used >= max ? [count.endsAt - now] : []));
    if (waits.length > 0) return Math.max(...waits);
    for (const { count, max } of uses) {
      count.used += 1;
      count.unsent += 1;
      if (count.unsent >= max * UNSENT_SHARE) void this.#exchange();
      else this.#exchangeSoon();
    }
    return 0;
  }

  refund(counted: string | readonly Counted[]): Promise<void> {
    for (const { key } of keysOf(counted)) {
      this.#limits.forEach((_, index) => {
        const count = this.#counts.get(`${index}:${key}`);
        if (count === undefined || count.used === 0) return;
        count.used -= 1;
        count.unsent -= 1;
        this.#exchangeSoon();
      });
    }
    return Promise.resolve();
  }

  async forget(counted: string | readonly Counted[]): Promise<void> {
    const keys = keysOf(counted).flatMap(({ key }) =>
      this.#limits.map((_, index) => {
        this.#counts.delete(`${index}:${key}`);
        return countKey(this.#name, index, key);
      }),
    );
    await this.#database.query('DELETE FROM rate_count WHERE key = ANY($1)', [keys]);
  }

  #countOf(key: string, index: number, { windowMs }: RateLimit, now: number): Count {
    const name = `${index}:${key}`;
    const known = this.#counts.get(name);
    if (known !== undefined && now < known.endsAt) return known;
    const count = {
      key: countKey(this.#name, index, key),
      windowMs,
      endsAt: now + windowMs,
      used: 0,
      unsent: 0,
    };
    this.#counts.set(name, count);
    return count;
  }

  #exchangeSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#clock.after(EXCHANGE_INTERVAL_MS, () => void this.#exchange());
  }

  async #exchange(): Promise<void> {
    if (this.#isExchanging) {
      this.#isAgainDue = true;
      return;
    }
    this.#isDue = false;
    this.#isExchanging = true;
    do {
      this.#isAgainDue = false;
      await withoutBudget(() => this.#send());
    } while (this.#isAgainDue);
    this.#isExchanging = false;
  }

  async #send(): Promise<void> {
    const sent = [...this.#counts.values()].filter(({ unsent }) => unsent !== 0).slice(0, MAX_SENT);
    const sending = sent.map((count) => ({ count, unsent: count.unsent }));
    for (const { count } of sending) count.unsent = 0;
    try {
      const stored = await this.#database.query<StoredCount>(
        'SELECT key, ends_at, used FROM exchange_uses($1, $2, $3, $4)',
        [
          new Date(this.#clock.now()),
          sending.map(({ count }) => count.key),
          sending.map(({ unsent }) => unsent),
          sending.map(({ count }) => count.windowMs),
        ],
      );
      const byKey = new Map(stored.map((row) => [row.key.toString('hex'), row]));
      for (const { count } of sending) {
        const row = byKey.get(count.key.toString('hex'));
        if (row === undefined) continue;
        count.used = row.used + count.unsent;
        count.endsAt = row.ends_at.getTime();
      }
    } catch {
      // The uses stay unsent, and are sent with the next ones.
      for (const { count, unsent } of sending) count.unsent += unsent;
      this.#exchangeSoon();
    }
  }
}
