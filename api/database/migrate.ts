import { createHash } from 'node:crypto';
import { StartupError } from '@api/system/startup-error';
import type { Database, Queryable } from '@api/database/database';
import { ALL_MIGRATIONS } from '@api/database/migrations/all-migrations';
import type { DatabaseLimits } from '@api/database/postgres-database';
import type { Migration } from '@api/database/migrations/migration';

/** The second advisory lock of this API, beside that of the single writer. */
const LOCK = [58_252, 2] as const;

/** Processes that start at once wait for each other's steps, and a step may change many rows. */
export const MIGRATION_LIMITS: Partial<DatabaseLimits> = {
  maxConnections: 1,
  statementTimeoutMs: 600_000,
  lockTimeoutMs: 60_000,
};

interface AppliedMigration {
  readonly number: number;
  readonly checksum: string;
  /** NULL if applied by a program before this column existed. */
  readonly works_since: number | null;
}

/**
 * Applies the missing steps of the schema, each in its own transaction, one process at a time; idempotent. The database
 * should have MIGRATION_LIMITS, since those of requests are too tight.
 * @throws StartupError if the schema is newer than this program and incompatible, or an applied step was altered.
 */
export async function migrate(
  database: Pick<Database, 'transaction'>,
  migrations: readonly Migration[] = ALL_MIGRATIONS,
): Promise<void> {
  await database.transaction(async (queries) => {
    const applied = await lockApplied(queries);
    refuseNewer(applied, migrations);
    refuseAltered(applied, migrations);
  });
  for (const migration of migrations) {
    await database.transaction((queries) => apply(queries, migration));
  }
}

async function apply(queries: Queryable, migration: Migration): Promise<void> {
  const applied = await lockApplied(queries);
  if (applied.some(({ number }) => number === migration.number)) return;
  await queries.query(migration.sql);
  await queries.query(
    'INSERT INTO schema_migration (number, name, checksum, works_since) VALUES ($1, $2, $3, $4)',
    [migration.number, migration.name, checksum(migration), worksSince(migration)],
  );
}

/** The applied steps, locked until the transaction ends. */
async function lockApplied(queries: Queryable): Promise<readonly AppliedMigration[]> {
  await queries.query('SELECT pg_advisory_xact_lock($1, $2)', LOCK);
  await queries.query(
    `CREATE TABLE IF NOT EXISTS schema_migration (
       number int PRIMARY KEY,
       name text NOT NULL,
       checksum text NOT NULL,
       applied_at timestamptz NOT NULL DEFAULT now()
     )`,
  );
  const [known] = await queries.query(
    `SELECT 1 FROM pg_attribute
     WHERE attrelid = 'schema_migration'::regclass AND attname = 'works_since' AND NOT attisdropped`,
  );
  // Checked first: adding the column takes a lock, which would wait for a running program.
  if (known === undefined) await queries.query('ALTER TABLE schema_migration ADD COLUMN works_since int');
  return queries.query<AppliedMigration>(
    'SELECT number, checksum, works_since FROM schema_migration ORDER BY number',
  );
}

const worksSince = ({ number, worksSince: since = number - 1 }: Migration): number => since;

function refuseNewer(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  const newest = applied.at(-1)?.number ?? 0;
  const known = migrations.at(-1)?.number ?? 0;
  const newer = applied.filter(({ number }) => number > known);
  if (newer.every(({ works_since: since }) => since !== null && since <= known)) return;
  throw new StartupError(
    `The database has schema ${newest}, but this version of the program supports schemas up to ${known}. ` +
      'Start the newer version of the program, or restore a backup from before the update.',
  );
}

function refuseAltered(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  for (const migration of migrations) {
    const found = applied.find(({ number }) => number === migration.number);
    if (found === undefined || found.checksum === checksum(migration)) continue;
    throw new StartupError(
      `Step ${migration.number} of the schema (${migration.name}) differs from the step that was applied to this database. ` +
        'A database of an unreleased version must be created anew: delete its data folder, or drop the database.',
    );
  }
}

/** Ignores whitespace, so that a step may be reformatted. */
const checksum = ({ sql }: Migration): string =>
  createHash('sha256').update(sql.replace(/\s+/g, ' ').trim()).digest('hex');
