import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '@api/system/startup-error';
import type { Database } from '@api/database/database';
import { DatabaseUnavailable } from '@api/database/database-unavailable';
import { startEmbeddedPostgres } from '@api/database/embedded-postgres';
import { migrate, MIGRATION_LIMITS } from '@api/database/migrate';
import { PostgresDatabase } from '@api/database/postgres-database';
import { requireSessions } from '@api/database/require-sessions';
import type { ReportTrouble } from '@api/database/report-trouble';
import type { Tracer } from '@api/tracing/tracer';

export interface OpenDatabaseOptions {
  /** The setting DATABASE_URL; without it the embedded PostgreSQL is used. */
  readonly databaseUrl?: string | undefined;
  /** The setting LUCKA_DATA: the data folder of the embedded PostgreSQL. */
  readonly dataFolder: string;
  readonly reportTrouble: ReportTrouble;
  readonly tracer?: Tracer;
}

type DatabaseWatch = Pick<OpenDatabaseOptions, 'reportTrouble' | 'tracer'>;

export interface OpenedDatabase {
  /** Connections for placing and paying orders. */
  readonly ordering: PostgresDatabase;
  /** Separate connections for everything else. */
  readonly reading: PostgresDatabase;
  /** With its password, for a connection of its own. */
  readonly url: string;
  /** The address, if other processes may use the same database. */
  readonly sharedUrl: string | undefined;
  /** The database in use, for people; without passwords. */
  readonly description: string;
  /** Call when the API listens: a second API on the same data folder then names this address. */
  announce(address: string): Promise<void>;
  /** Finishes queries, closes the connections and stops the embedded PostgreSQL. Comes last on SIGTERM. */
  close(): Promise<void>;
}

export const DEFAULT_DATA_FOLDER = '.lucka/data';

const PROTOCOLS = ['postgresql:', 'postgres:'];

/** A server started together with the API may take a little longer. */
const SERVER_WAIT_MS = 10_000;
const SERVER_POLL_INTERVAL_MS = 250;

/**
 * Opens the database and migrates its schema.
 * @throws StartupError with a message for the operator.
 */
export function openDatabase(options: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const { databaseUrl } = options;
  return databaseUrl === undefined || databaseUrl === ''
    ? openEmbedded(options)
    : openExternal(databaseUrl, options);
}

async function openEmbedded({ dataFolder, ...watch }: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const postgres = await startEmbeddedPostgres({ dataFolder, reportTrouble: watch.reportTrouble });
  try {
    await prepareSchema(postgres.url, watch.reportTrouble);
  } catch (error) {
    await postgres.close();
    throw error;
  }
  const pools = openPools(postgres.url, watch);
  return {
    ...pools,
    url: postgres.url,
    sharedUrl: undefined,
    description: `embedded PostgreSQL in ${postgres.folder}`,
    announce: (address) => postgres.announce(address),
    close: async () => {
      await pools.close();
      await postgres.close();
    },
  };
}

async function openExternal(url: string, watch: DatabaseWatch): Promise<OpenedDatabase> {
  const description = describe(url);
  try {
    await prepareSchema(url, watch.reportTrouble, requireSessions);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${description} (from DATABASE_URL) cannot be used. ${reason}`, {
      cause: error,
      isRetryable: error instanceof DatabaseUnavailable,
    });
  }
  const pools = openPools(url, watch);
  return { ...pools, url, sharedUrl: url, description, announce: () => Promise.resolve() };
}

function openPools(
  url: string,
  { reportTrouble, tracer }: DatabaseWatch,
): Pick<OpenedDatabase, 'ordering' | 'reading' | 'close'> {
  const ordering = new PostgresDatabase({ url, reportTrouble, tracer });
  const reading = new PostgresDatabase({ url, reportTrouble, tracer });
  return {
    ...{ ordering, reading },
    close: async () => {
      await Promise.all([ordering.close(), reading.close()]);
    },
  };
}

async function prepareSchema(
  url: string,
  reportTrouble: ReportTrouble,
  check: (url: string, database: Database) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const database = new PostgresDatabase({ url, reportTrouble, limits: MIGRATION_LIMITS });
  try {
    await waitForServer(database, Date.now() + SERVER_WAIT_MS);
    await check(url, database);
    await migrate(database);
  } finally {
    await database.close();
  }
}

async function waitForServer(database: Database, giveUpAt: number): Promise<void> {
  try {
    await database.query('SELECT 1');
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable) || Date.now() > giveUpAt) throw error;
    await pause(SERVER_POLL_INTERVAL_MS);
    await waitForServer(database, giveUpAt);
  }
}

function describe(url: string): string {
  if (!URL.canParse(url) || !PROTOCOLS.includes(new URL(url).protocol)) {
    throw new StartupError('DATABASE_URL must have the form postgresql://user:password@host:5432/database.');
  }
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}
