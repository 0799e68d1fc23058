import type { Clock } from '@/domain/ports/clock';
import type { Queryable } from '@api/database/database';
import { endBudget, underBudget } from '@api/database/query-budget';
import { countKey } from '@api/limits/count-key';
import { keysOf, type Counted, type Limiter, type RateLimit } from '@api/limits/limiter';

export interface PostgresLimiterDeps {
  readonly database: Queryable;
  readonly clock: Clock;
  /** How long a call may wait for its count, beyond the usual; 300 if left out. */
  readonly countBudgetMs?: number | undefined;
}

interface Refusal {
  readonly until: number;
  readonly knownUntil: number;
}

/** How long a process refuses by itself what the database has refused, so that a flood does not reach the database. */
const REFUSAL_MEMORY_MS = 1_000;
const MAX_REFUSALS = 10_000;
const COUNT_BUDGET_MS = 300;

/** Counts in a database, for all processes on it: one statement for each use. */
export class PostgresLimiter implements Limiter {
  readonly #deps: PostgresLimiterDeps;
  readonly #name: string;
  readonly #limits: readonly RateLimit[];
  readonly #refusals = new Map<string, Refusal>();

  constructor(deps: PostgresLimiterDeps, name: string, limits: readonly RateLimit[]) {
    this.#deps = deps;
    this.#name = name;
    this.#limits = limits;
  }

  async use(counted: string | readonly Counted[], factor = 1): Promise<number> {
    const keys = keysOf(counted);
    const caller = keys.map(({ key }) => key).join(' ');
    const now = this.#deps.clock.now();
    const refused = this.#refusals.get(caller);
    if (refused !== undefined && now < refused.knownUntil) return refused.until - now;
    this.#refusals.delete(caller);
    const counts = keys.flatMap(({ key, share }) =>
      this.#limits.map((limit, index) => ({ ...limit, max: limit.max * share * factor, key, index })),
    );
    const [row] = await underBudget(this.#deps.countBudgetMs ?? COUNT_BUDGET_MS, () =>
      this.#deps.database
        .query<{ wait_ms: number }>('SELECT count_use($1, $2, $3, $4, $5) AS wait_ms', [
          new Date(now),
          counts.map(({ key, index }) => this.#keyOf(key, index)),
          counts.map(({ max }) => max),
          counts.map(({ windowMs }) => windowMs),
          counts.map(({ penaltyMs }) => penaltyMs ?? 0),
        ])
        .finally(endBudget),
    );
    const waitMs = row?.wait_ms ?? 0;
    if (waitMs > 0) this.#remember(caller, now, waitMs);
    return waitMs;
  }

  async refund(counted: string | readonly Counted[]): Promise<void> {
    await this.#deps.database.query(
      'UPDATE rate_count SET used = used - 1 WHERE key = ANY($1) AND used > 0',
      [this.#allKeys(counted)],
    );
  }

  async forget(counted: string | readonly Counted[]): Promise<void> {
    await this.#deps.database.query('DELETE FROM rate_count WHERE key = ANY($1)', [this.#allKeys(counted)]);
  }

  /** For a change that may admit callers again. */
  #allKeys(counted: string | readonly Counted[]): readonly Buffer[] {
    this.#refusals.clear();
    return keysOf(counted).flatMap(({ key }) => this.#limits.map((_, index) => this.#keyOf(key, index)));
  }

  #keyOf(key: string, index: number): Buffer {
    return countKey(this.#name, index, key);
  }

  #remember(caller: string, now: number, waitMs: number): void {
    if (this.#refusals.size >= MAX_REFUSALS) this.#refusals.clear();
    const knownUntil = now + Math.min(waitMs, REFUSAL_MEMORY_MS);
    this.#refusals.set(caller, { until: now + waitMs, knownUntil });
  }
}
