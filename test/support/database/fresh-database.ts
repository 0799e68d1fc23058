import { inject } from 'vitest';
import type { Database } from '@api/database/database';
import { PostgresDatabase, type DatabaseLimits } from '@api/database/postgres-database';
import { copyDatabase } from '@test/support/database/copy-database';

export interface FreshDatabase {
  readonly database: Database;
  /** For separate connections, such as those of a second API. */
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A migrated, empty database for exclusive use, created in about 50 ms: one for each test file or test. Drop it in
 * `afterAll`.
 */
export const makeFreshDatabase = (): Promise<FreshDatabase> => copyOf(inject('databaseTemplate'));

/** A database without tables. */
export const makeBareDatabase = (): Promise<FreshDatabase> => copyOf('template1');

async function copyOf(template: string): Promise<FreshDatabase> {
  const { url, drop } = await copyDatabase(inject('databaseServer'), template);
  const database = new PostgresDatabase({ url, reportTrouble: ignoreTrouble, limits: PATIENT_LIMITS });
  return {
    database,
    url,
    drop: async () => {
      await database.close();
      await drop();
    },
  };
}

/**
 * On a busy machine fifty requests for one row wait longer than a visitor would; these tests are about results, not
 * time. Timeouts are tested with other databases.
 */
const PATIENT_LIMITS: Partial<DatabaseLimits> = {
  connectTimeoutMs: 25_000,
  statementTimeoutMs: 25_000,
  lockTimeoutMs: 25_000,
};

/** Dropping a database by force ends connections that are being closed. */
const ignoreTrouble = (): void => undefined;
