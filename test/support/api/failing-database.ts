import type { Database, Queryable } from '@api/database/database';

export class InjectedFailure extends Error {}

/** A database that fails at one statement within a transaction, counted from 0 over all of them. */
export function failingDatabase(database: Database, failsAt: number): Database {
  let count = 0;
  const failing = (queries: Queryable): Queryable => ({
    query: (text, values) => {
      count += 1;
      return count > failsAt ? Promise.reject(new InjectedFailure(text)) : queries.query(text, values);
    },
  });
  return {
    query: (text, values) => database.query(text, values),
    transaction: (work) => database.transaction((queries) => work(failing(queries))),
    watch: (channel, onSignal) => database.watch(channel, onSignal),
    close: () => Promise.resolve(),
  };
}
