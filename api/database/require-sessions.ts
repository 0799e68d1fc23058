import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Queryable } from '@api/database/database';
import { StartupError } from '@api/system/startup-error';

const ASK_AGAIN_MS = 250;
const LIMIT_MS = 5_000;

/**
 * Checks that what belongs to a session of PostgreSQL works through whatever is in between: a notification sent over
 * one connection must reach another that listens. With a pooler that shares connections after each transaction none
 * arrives, events of orders would be seconds late, and the locks of the background work would be anybody's.
 * @throws StartupError if none arrives within `limitMs`.
 */
export async function requireSessions(
  url: string,
  database: Queryable,
  limitMs: number = LIMIT_MS,
): Promise<void> {
  const channel = `lucka_start_${randomBytes(8).toString('hex')}`;
  const listener = new Client({
    ...{ connectionString: url, application_name: 'lucka start' },
    ...{ connectionTimeoutMillis: limitMs, query_timeout: limitMs },
  });
  listener.on('error', () => undefined);
  let hasArrived = false;
  const arrived = new Promise<void>((resolve) => {
    listener.on('notification', () => {
      hasArrived = true;
      resolve();
    });
  });
  const giveUpAt = Date.now() + limitMs;
  try {
    await listener.connect();
    await listener.query(`LISTEN ${channel}`);
    while (!hasArrived && Date.now() < giveUpAt) {
      await database.query(`NOTIFY ${channel}`);
      await Promise.race([arrived, pause(ASK_AGAIN_MS)]);
    }
  } finally {
    await listener.end();
  }
  if (!hasArrived) throw new StartupError(NO_SESSIONS);
}

const NO_SESSIONS =
  'Notifications of PostgreSQL do not arrive at the address of DATABASE_URL, so a pooler there shares connections ' +
  'between transactions. Set pool_mode = session (deploy/pgbouncer.ini), or give the address of PostgreSQL itself.';
