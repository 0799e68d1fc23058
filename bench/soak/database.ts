import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@api/database/embedded-postgres';
import { PostgresDatabase } from '@api/database/postgres-database';
import { buildApi } from '@test/support/api/api-process';
import { startTwoProcesses } from '@test/support/api/two-processes';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';
import { failOver, killPostgres } from '@test/support/soak/database-faults';
import { newSoak, runSoak } from '@test/support/soak/soak';
import { violations } from '@test/support/soak/violations';

const ORDERING_AT_ONCE = 6;
const READING_AT_ONCE = 2;
/** A fault follows so long after the one before it, at a random moment. */
const CALM_MS = 1_500;
const FAILOVER_MS = 500;
/** What is in progress when guests stop ends by itself: a lost answer takes the provider 20 seconds. */
const REST_MS = 45_000;
const CARDS = ['succeeds', 'succeeds', 'declined', 'cancel'] as const;

const times = Number(process.argv[3] ?? 100);
if (!(times > 0)) throw new Error(`The number of kills must be a number, not ${process.argv[3]}`);

const ignore = (): void => undefined;

await buildApi();
const [folder, data] = [await makeThrowAwayFolder(), await makeThrowAwayFolder()];
const postgres = await startEmbeddedPostgres({
  ...{ dataFolder: folder.path, transport: 'tcp', reportTrouble: ignore },
});
const both = await startTwoProcesses(postgres.url, data.path, { LUCKA_KITCHEN: '0.5' });
const database = new PostgresDatabase({ url: postgres.url, reportTrouble: ignore });
const cluster = path.join(postgres.folder, 'cluster');
const soak = newSoak();
const found = new Set<string>();
const counts = { kills: 0, failovers: 0, exits: 0 };

async function disturb(): Promise<void> {
  await pause(Math.random() * CALM_MS);
  if (counts.kills <= counts.failovers) {
    await killPostgres(cluster, postgres.url);
    counts.kills += 1;
  } else {
    await failOver(postgres.url, FAILOVER_MS);
    counts.failovers += 1;
  }
  for (const each of both.processes.filter(({ hasEnded }) => hasEnded)) {
    counts.exits += 1;
    await each.start();
  }
}

try {
  await runSoak(both, soak, {
    ...{ orderingAtOnce: ORDERING_AT_ONCE, readingAtOnce: READING_AT_ONCE, cards: CARDS, disturb },
    isOver: () => counts.failovers >= times,
  });
  await pause(REST_MS);
  for (const each of await violations(database, soak.orders)) found.add(each);
} finally {
  await database.close();
  await both.stop();
  await postgres.close();
  await Promise.all([folder.dispose(), data.dispose()]);
  const { kills, failovers, exits } = counts;
  console.log(`${kills} kills of PostgreSQL, ${failovers} failovers: ${exits} processes of the API ended`);
}

console.log(`${soak.orders.size} orders, ${soak.reads} reads`);
console.log(`${soak.tally.retried} of ${soak.tally.calls} calls of ordering guests were repeated`);
console.log(`${found.size} violations`);
for (const each of found) console.log(`  ${each}`);
process.exitCode = found.size === 0 && counts.exits === 0 ? 0 : 1;
