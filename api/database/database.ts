import type { Disposer } from '@/domain/ports/clock';

/** What SQL can be sent to: the database itself, or one transaction of it. */
export interface Queryable {
  /**
   * Sends one statement and answers its rows; whether an UPDATE met anything is known by its RETURNING clause.
   *
   * Values go in by `$1`, `$2`; an array or a text meant for a JSON column must be given as `JSON.stringify(value)`,
   * since the driver sends a plain array as an array of PostgreSQL. Columns come out as: `bigint` a safe integer,
   * `numeric` text, `timestamptz` a Date, `bytea` a Buffer, `json` and `jsonb` what they hold, NULL null.
   *
   * @throws DatabaseUnavailable when the database did not answer, or not in time: a later attempt may succeed.
   */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

/** The SQL database of the API, over connections of its own. */
export interface Database extends Queryable {
  /**
   * Runs the work in one transaction, which commits when the work resolves and is undone when it throws.
   *
   * @throws DatabaseUnavailable as for `query`. When the connection broke during the commit, whether the transaction
   * took place is not known, so the work must be safe to repeat.
   */
  transaction<Outcome>(work: (queries: Queryable) => Promise<Outcome>): Promise<Outcome>;
  /**
   * Calls `onSignal` for each notification on the channel and, since one may be lost, also without one: at the start,
   * every few seconds and after each trouble with the connection, until stopped or closed.
   */
  watch(channel: string, onSignal: (isNotification: boolean) => void): Disposer;
  /** Lets what runs finish, then closes the connections. May be called twice. */
  close(): Promise<void>;
}
