import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@api/database/embedded-postgres';
import { PostgresDatabase } from '@api/database/postgres-database';
import { memoryOf, steadiness } from '@bench/soak/memory';
import { violations } from '@test/support/soak/violations';
import { buildApi } from '@test/support/api/api-process';
import { must } from '@test/support/builders/must';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';
import { startTwoProcesses } from '@test/support/api/two-processes';
import { newSoak, runSoak } from '@test/support/soak/soak';

const DEFAULT_MINUTES = 60;
const ORDERING_AT_ONCE = 6;
const READING_AT_ONCE = 4;
const SAMPLE_MS = 5_000;
const KILL_MS = 15_000;
/** How much memory may grow from the second fifth of the time to the last. */
const MAX_GROWTH = 1.15;
/** What is in progress when guests stop ends by itself: a lost answer takes the provider 20 seconds. */
const REST_MS = 45_000;

const CARDS = ['succeeds', 'succeeds', 'succeeds', 'declined', 'lostAnswer', 'cancel'] as const;

const minutes = Number(process.argv[2] ?? DEFAULT_MINUTES);
if (!(minutes > 0)) throw new Error(`The minutes must be a number, not ${process.argv[2]}`);

await buildApi();
const [folder, data] = [await makeThrowAwayFolder(), await makeThrowAwayFolder()];
const postgres = await startEmbeddedPostgres({ dataFolder: folder.path, reportTrouble: console.error });
const both = await startTwoProcesses(postgres.url, data.path, { LUCKA_KITCHEN: '0.5' });
const database = new PostgresDatabase({ url: postgres.url, reportTrouble: console.error });
const [steady, killed] = both.processes;
const end = Date.now() + minutes * 60_000;
const isOver = (): boolean => Date.now() >= end;
const samples: number[] = [];
const found = new Set<string>();
const soak = newSoak();

async function watch(): Promise<void> {
  while (!isOver()) {
    await pause(SAMPLE_MS);
    samples.push(memoryOf(must(steady.pid)));
    for (const each of await violations(database)) found.add(each);
  }
}

const ordering = runSoak(both, soak, {
  ...{ orderingAtOnce: ORDERING_AT_ONCE, readingAtOnce: READING_AT_ONCE, cards: CARDS, isOver },
  disturb: async () => {
    await pause(Math.min(KILL_MS, Math.max(0, end - Date.now())));
    await killed.kill();
    await killed.start();
  },
});
try {
  await Promise.all([ordering, watch()]);
  await pause(REST_MS);
  for (const each of await violations(database, soak.orders)) found.add(each);
} finally {
  await database.close();
  await both.stop();
  await postgres.close();
  await Promise.all([folder.dispose(), data.dispose()]);
}

const { orders, tally, reads, disturbances } = soak;
const growth = steadiness(samples);
console.log(
  `${minutes} minutes: ${orders.size} orders, ${reads} reads, ${disturbances} kills of one process`,
);
console.log(`${tally.retried} of ${tally.calls} calls of ordering guests were repeated`);
console.log(`memory of the other process: ${growth.text} (at most ${MAX_GROWTH})`);
console.log(`${found.size} violations`);
for (const each of found) console.log(`  ${each}`);
process.exitCode = found.size === 0 && growth.ratio <= MAX_GROWTH ? 0 : 1;
