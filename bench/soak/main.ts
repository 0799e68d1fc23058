import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf, steadiness } from '@bench/soak/memory';
import { soakOnPostgres } from '@bench/soak/soak-on-postgres';
import { must } from '@test/support/builders/must';
import { runSoak } from '@test/support/soak/soak';
import { violations } from '@test/support/soak/violations';

const DEFAULT_MINUTES = 60;
const ORDERING_AT_ONCE = 6;
const READING_AT_ONCE = 4;
const SAMPLE_MS = 5_000;
const KILL_MS = 15_000;
/** How much memory may grow from the second fifth of the time to the last. */
const MAX_GROWTH = 1.15;

const CARDS = ['succeeds', 'succeeds', 'succeeds', 'declined', 'lostAnswer', 'cancel'] as const;

const minutes = Number(process.argv[2] ?? DEFAULT_MINUTES);
if (!(minutes > 0)) throw new Error(`The minutes must be a number, not ${process.argv[2]}`);

const samples: number[] = [];
let kills = 0;
const isIntact = await soakOnPostgres(
  { reportTrouble: console.error },
  async ({ database, both, soak, found }) => {
    const [steady, killed] = both.processes;
    const end = Date.now() + minutes * 60_000;
    const isOver = (): boolean => Date.now() >= end;
    const watch = async (): Promise<void> => {
      while (!isOver()) {
        await pause(SAMPLE_MS);
        samples.push(memoryOf(must(steady.pid)));
        for (const each of await violations(database)) found.add(each);
      }
    };
    const ordering = runSoak(both, soak, {
      ...{ orderingAtOnce: ORDERING_AT_ONCE, readingAtOnce: READING_AT_ONCE, cards: CARDS, isOver },
      disturb: async () => {
        await pause(Math.min(KILL_MS, Math.max(0, end - Date.now())));
        await killed.kill();
        await killed.start();
        kills += 1;
      },
    });
    await Promise.all([ordering, watch()]);
  },
);

const growth = steadiness(samples);
console.log(`${minutes} minutes, ${kills} kills of one process`);
console.log(`memory of the other process: ${growth.text} (at most ${MAX_GROWTH})`);
process.exitCode = isIntact && growth.ratio <= MAX_GROWTH ? 0 : 1;
