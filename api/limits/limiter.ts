/** At most `max` uses in each window of `windowMs`. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
  /** After one use too many, this long passes before the next; the rest of the window if left out. */
  readonly penaltyMs?: number;
}

/** A key that a use counts under, and its factor of the limit. */
export interface Counted {
  readonly key: string;
  readonly share: number;
}

/** Counts uses by key in fixed windows. A use may count under several keys. */
export interface Limiter {
  /**
   * Counts one use and answers 0; if a key has none left, counts nothing and answers the milliseconds to wait. What is
   * counted in memory is answered without a promise, since the menu waits for it.
   */
  use(counted: string | readonly Counted[], factor?: number): number | Promise<number>;
  /** Removes one counted use. */
  refund(counted: string | readonly Counted[]): Promise<void>;
  /** Removes all counted uses. */
  forget(counted: string | readonly Counted[]): Promise<void>;
}

/**
 * `exact` never admits one use too many; `cheap` does not wait for the database, and may admit a few more for each
 * further process.
 */
export type Precision = 'exact' | 'cheap';

/** Makes limiters; those of one name share their counts, also between processes on one database. */
export type Limiters = (name: string, limits: readonly RateLimit[], precision?: Precision) => Limiter;

export const keysOf = (counted: string | readonly Counted[]): readonly Counted[] =>
  typeof counted === 'string' ? [{ key: counted, share: 1 }] : counted;
