import type { Database } from '@api/database/database';

export interface CountingDatabase extends Database {
  /** The number of connection requests since the last call. */
  readonly take: () => number;
}

/** A database that counts connections taken from its pool. */
export function countingDatabase(database: Database): CountingDatabase {
  let count = 0;
  return {
    query: (text, values) => {
      count += 1;
      return database.query(text, values);
    },
    transaction: (work) => {
      count += 1;
      return database.transaction(work);
    },
    watch: (channel, onSignal) => database.watch(channel, onSignal),
    close: () => database.close(),
    take: () => {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}
