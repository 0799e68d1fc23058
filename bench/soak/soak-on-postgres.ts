import { setTimeout as pause } from 'node:timers/promises';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from '@api/database/embedded-postgres';
import { PostgresDatabase } from '@api/database/postgres-database';
import { buildApi } from '@test/support/api/api-process';
import { startTwoProcesses, type TwoProcesses } from '@test/support/api/two-processes';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';
import { newSoak, type Soak } from '@test/support/soak/soak';
import { violations } from '@test/support/soak/violations';

/** What is in progress when guests stop ends by itself: a lost answer takes the provider 20 seconds. */
const REST_MS = 45_000;

export interface SoakStage {
  readonly postgres: EmbeddedPostgres;
  readonly database: PostgresDatabase;
  readonly both: TwoProcesses;
  readonly soak: Soak;
  /** The violations until now. */
  readonly found: Set<string>;
}

/**
 * Runs `guests` at two processes of the built API with a PostgreSQL of their own, checks orders and money once all is
 * at rest, and prints the result. Resolves with whether there was no violation.
 */
export async function soakOnPostgres(
  options: Omit<EmbeddedPostgresOptions, 'dataFolder'>,
  guests: (stage: SoakStage) => Promise<void>,
): Promise<boolean> {
  await buildApi();
  const [folder, data] = [await makeThrowAwayFolder(), await makeThrowAwayFolder()];
  const postgres = await startEmbeddedPostgres({ dataFolder: folder.path, ...options });
  const both = await startTwoProcesses(postgres.url, data.path, { LUCKA_KITCHEN: '0.5' });
  const database = new PostgresDatabase({ url: postgres.url, reportTrouble: options.reportTrouble });
  const [soak, found] = [newSoak(), new Set<string>()];
  try {
    await guests({ postgres, database, both, soak, found });
    await pause(REST_MS);
    for (const each of await violations(database, soak.orders)) found.add(each);
  } finally {
    await database.close();
    await both.stop();
    await postgres.close();
    await Promise.all([folder.dispose(), data.dispose()]);
  }
  console.log(`${soak.orders.size} orders, ${soak.reads} reads`);
  console.log(`${soak.tally.retried} of ${soak.tally.calls} calls of ordering guests were repeated`);
  console.log(`${found.size} violations`);
  for (const each of found) console.log(`  ${each}`);
  return found.size === 0;
}
