import { afterAll, beforeAll, describe } from 'vitest';
import { memoryStores, postgresStores, type Stores } from '@api/stores';
import { putAVersionAhead } from '@test/support/database/a-version-ahead';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';

/**
 * Runs one suite on both implementations of a store. The database has the schema of the next version, with which this
 * one must work (FAULT-P26); all other suites use the current schema.
 */
export function describeEachStore(name: string, suite: (stores: () => Stores) => void): void {
  describe(`${name} in memory`, () => {
    let stores: Stores;
    beforeAll(() => {
      stores = memoryStores();
    });
    suite(() => stores);
  });

  describe(`${name} in PostgreSQL`, () => {
    let fresh: FreshDatabase;
    beforeAll(async () => {
      fresh = await makeFreshDatabase();
      await putAVersionAhead(fresh.database);
    });
    afterAll(() => fresh.drop());
    suite(() => postgresStores(fresh.database));
  });
}
