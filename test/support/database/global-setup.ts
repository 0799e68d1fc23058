import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '@api/database/embedded-postgres';
import { migrate, MIGRATION_LIMITS } from '@api/database/migrate';
import { PostgresDatabase } from '@api/database/postgres-database';
import { databaseOn, withAdministrator } from '@test/support/database/administrator';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server for all test files; its user may create databases. */
    databaseServer: string;
    /** The name of a migrated template database on it. */
    databaseTemplate: string;
  }
}

interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * One server for the whole run: that of DATABASE_URL, else an embedded one. With TEST_DATABASE=tcp the embedded one is
 * reached by address and port, as an external one is.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer(process.env['DATABASE_URL'] ?? '');
  const template = `lucka_template_${randomBytes(6).toString('hex')}`;
  await withAdministrator(server.url, (administrator) => administrator.query(`CREATE DATABASE ${template}`));
  await migrateOnce(databaseOn(server.url, template));
  project.provide('databaseServer', server.url);
  project.provide('databaseTemplate', template);
  return async () => {
    await withAdministrator(server.url, (administrator) => administrator.query(`DROP DATABASE ${template}`));
    await server.stop();
  };
}

async function startServer(external: string): Promise<TestServer> {
  if (external !== '') return { url: external, stop: () => Promise.resolve() };
  const folder = await makeThrowAwayFolder();
  const postgres = await startEmbeddedPostgres({
    dataFolder: folder.path,
    isDurable: false,
    transport: process.env['TEST_DATABASE'] === 'tcp' ? 'tcp' : 'socket',
    reportTrouble: console.error,
  });
  const stop = async (): Promise<void> => {
    await postgres.close();
    await folder.dispose();
  };
  return { url: postgres.url, stop };
}

async function migrateOnce(url: string): Promise<void> {
  const database = new PostgresDatabase({ url, reportTrouble: console.error, limits: MIGRATION_LIMITS });
  await migrate(database);
  await database.close();
}
