import { afterAll, beforeAll, describe } from 'vitest';
import { memoryStores, postgresStores, type Stores } from '@api/stores';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';

/** One suite for both implementations of a store: whoever depends on the port may have either. */
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
    });
    afterAll(() => fresh.drop());
    suite(() => postgresStores(fresh.database));
  });
}
