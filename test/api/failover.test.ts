import { expect, it, onTestFinished } from 'vitest';
import { buildApi } from '@test/support/api/api-process';
import { startTwoProcesses } from '@test/support/api/two-processes';
import { makeFreshDatabase } from '@test/support/database/fresh-database';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';
import { failOver } from '@test/support/soak/database-faults';
import { newSoak, runSoak } from '@test/support/soak/soak';
import { violations } from '@test/support/soak/violations';

const FAILOVERS = 6;
const ORDERS_BETWEEN = 2;
const SELDOM = { interval: 500 };

/** The short form of `npm run soak -- database`. */
it('ends no process and loses no order while the database fails over again and again [FAULT-P24]', async () => {
  const [{ database, url, drop }, folder] = [await makeFreshDatabase(), await makeThrowAwayFolder()];
  onTestFinished(async () => {
    await drop();
    await folder.dispose();
  });
  await buildApi();
  const both = await startTwoProcesses(url, folder.path, { LUCKA_KITCHEN: '0.5' });
  onTestFinished(() => both.stop());
  const soak = newSoak();
  let ended = 0;
  await runSoak(both, soak, {
    ...{ orderingAtOnce: 3, readingAtOnce: 1, cards: ['succeeds'] },
    disturb: async () => {
      const before = soak.orders.size;
      ended += await failOver(url, 200);
      await expect.poll(() => soak.orders.size).toBeGreaterThanOrEqual(before + ORDERS_BETWEEN);
    },
    isOver: () => soak.disturbances >= FAILOVERS,
  });
  expect(ended).toBeGreaterThan(FAILOVERS);
  expect(both.processes.map(({ hasEnded }) => hasEnded)).toEqual([false, false]);
  await expect.poll(() => violations(database, soak.orders), SELDOM).toEqual([]);
}, 900_000);
