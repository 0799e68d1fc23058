import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { soakOnPostgres, type SoakStage } from '@bench/soak/soak-on-postgres';
import { failOver, killPostgres } from '@test/support/soak/database-faults';
import { runSoak } from '@test/support/soak/soak';

const ORDERING_AT_ONCE = 6;
const READING_AT_ONCE = 2;
/** A fault follows so long after the one before it, at a random moment. */
const CALM_MS = 1_500;
const FAILOVER_MS = 500;
const CARDS = ['succeeds', 'succeeds', 'declined', 'cancel'] as const;

const times = Number(process.argv[3] ?? 100);
if (!(times > 0)) throw new Error(`The number of kills must be a number, not ${process.argv[3]}`);

const counts = { kills: 0, failovers: 0, exits: 0 };

async function disturb({ postgres, both }: SoakStage): Promise<void> {
  await pause(Math.random() * CALM_MS);
  if (counts.kills <= counts.failovers) {
    await killPostgres(path.join(postgres.folder, 'cluster'), postgres.url);
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
  const isIntact = await soakOnPostgres({ transport: 'tcp', reportTrouble: () => undefined }, (stage) =>
    runSoak(stage.both, stage.soak, {
      ...{ orderingAtOnce: ORDERING_AT_ONCE, readingAtOnce: READING_AT_ONCE, cards: CARDS },
      disturb: () => disturb(stage),
      isOver: () => counts.failovers >= times,
    }),
  );
  process.exitCode = isIntact && counts.exits === 0 ? 0 : 1;
} finally {
  const { kills, failovers, exits } = counts;
  console.log(`${kills} kills of PostgreSQL, ${failovers} failovers: ${exits} processes of the API ended`);
}
