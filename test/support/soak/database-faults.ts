import { setTimeout as pause } from 'node:timers/promises';
import { findRunningPostmaster } from '@api/database/postmaster-file';
import { must } from '@test/support/builders/must';
import { databaseOn, withAdministrator } from '@test/support/database/administrator';

const RETRY_MS = 50;

/** SIGKILL of PostgreSQL; its other processes end by themselves. Resolves once it answers again. */
export async function killPostgres(cluster: string, url: string): Promise<void> {
  process.kill(must(await findRunningPostmaster(cluster)).pid, 'SIGKILL');
  await untilAnswering(url);
}

/**
 * What clients see of a failover: for `lastsMs` each connection to a database is ended, also one that was just made.
 */
export async function failOver(url: string, lastsMs: number): Promise<number> {
  const end = Date.now() + lastsMs;
  const name = new URL(url).pathname.slice(1);
  return withAdministrator(databaseOn(url, 'template1'), async (administrator) => {
    let ended = 0;
    while (Date.now() < end) {
      const { rowCount } = await administrator.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
        [name],
      );
      ended += rowCount ?? 0;
    }
    return ended;
  });
}

async function untilAnswering(url: string): Promise<void> {
  for (;;) {
    const isAnswering = await withAdministrator(url, (client) => client.query('SELECT 1')).then(
      () => true,
      () => false,
    );
    if (isAnswering) return;
    await pause(RETRY_MS);
  }
}
