import type { Disposer } from '@/domain/ports/clock';

/** Accepts SQL: the database itself or one of its transactions. */
export interface Queryable {
  /**
   * Runs one statement and answers its rows; an UPDATE reports affected rows by its RETURNING clause.
   *
   * Values are `$1`, `$2`; an array or text for a JSON column must be given as `JSON.stringify(value)`, since the
   * driver sends a plain array as a PostgreSQL array. Columns come out as: `bigint` a safe integer, `numeric` text,
   * `timestamptz` a Date, `bytea` a Buffer, `json` and `jsonb` parsed, NULL null.
   * @throws DatabaseUnavailable if the database did not answer, or not in time: a later attempt may succeed.
   */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

/** The API's SQL database, with its own connections. */
export interface Database extends Queryable {
  /**
   * Runs the work in one transaction, which commits when the work resolves and rolls back when it throws.
   * @throws DatabaseUnavailable as for `query`. If the connection broke during the commit, the outcome is unknown, so
   * the work must be safe to repeat.
   */
  transaction<Outcome>(work: (queries: Queryable) => Promise<Outcome>): Promise<Outcome>;
  /**
   * Calls `onSignal` with the payload of each notification on the channel and, since one may be lost, without any at
   * the start, every few seconds and after each connection failure, until disposed or closed.
   */
  watch(channel: string, onSignal: (payload: string | undefined) => void): Disposer;
  /** Finishes running queries, then closes the connections. May be called twice. */
  close(): Promise<void>;
}
