import { afterAll, beforeAll, describe } from 'vitest';
import { memoryStores, postgresStores, type Stores } from '@api/stores';
import { putAVersionAhead } from '@test/support/database/a-version-ahead';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';

/**
 * One suite for both implementations of a store: whoever depends on the port may have either. The database is as the
 * next version leaves it, which this one has to work beside (FAULT-P26); all other suites have it as it is.
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
