import { expect, it, onTestFinished } from 'vitest';
import { buildApi } from '@test/support/api/api-process';
import { startTwoProcesses } from '@test/support/api/two-processes';
import { makeFreshDatabase } from '@test/support/database/fresh-database';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';
import { newSoak, runSoak } from '@test/support/soak/soak';
import { violations } from '@test/support/soak/violations';

const ORDERS = 16;
const ORDERS_PER_KILL = 6;
const SELDOM = { interval: 500 };

/** The short form of `npm run soak`, which does this for an hour. */
it('breaks no invariant while guests order, decline and cancel at two processes, of which one is killed', async () => {
  const [{ database, url, drop }, folder] = [await makeFreshDatabase(), await makeThrowAwayFolder()];
  onTestFinished(async () => {
    await drop();
    await folder.dispose();
  });
  await buildApi();
  const both = await startTwoProcesses(url, folder.path, { LUCKA_KITCHEN: '0.5' });
  onTestFinished(() => both.stop());
  const [soak, [, killed]] = [newSoak(), both.processes];
  await runSoak(both, soak, {
    ...{ orderingAtOnce: 4, readingAtOnce: 1, cards: ['succeeds', 'declined', 'succeeds', 'cancel'] },
    disturb: async () => {
      await expect
        .poll(() => soak.orders.size)
        .toBeGreaterThanOrEqual((soak.disturbances + 1) * ORDERS_PER_KILL);
      await killed.kill();
      await killed.start();
    },
    isOver: () => soak.orders.size >= ORDERS,
  });
  expect(await violations(database)).toEqual([]);
  // The kitchen delivers what is paid.
  await expect.poll(() => violations(database, soak.orders), SELDOM).toEqual([]);
  expect(soak.disturbances).toBeGreaterThan(0);
}, 900_000);
