import type { Client } from 'pg';
import { DedicatedConnection } from '@api/database/dedicated-connection';

export interface LeaderLockOptions {
  readonly url: string;
  /** Called with true when this process gets the lock, and with false when it may have lost it. */
  readonly onChange: (isLeader: boolean) => void;
}

/** The third advisory lock of this API, beside those of the single writer and of migrations. */
const LOCK = [58_252, 3] as const;
const INTERVAL_MS = 1_000;

/** PostgreSQL ends the session of a machine that vanished after 5 + 3 × 2 seconds; ignored on a local socket. */
const KEEPALIVE =
  'SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3';

/**
 * An advisory lock that one of the processes on a database holds: when that process ends or loses its connection,
 * another one gets the lock within seconds.
 */
export class LeaderLock {
  readonly #connection: DedicatedConnection;
  readonly #onChange: LeaderLockOptions['onChange'];
  #isLeader = false;

  constructor({ url, onChange }: LeaderLockOptions) {
    this.#onChange = onChange;
    this.#connection = new DedicatedConnection({
      ...{ url, name: 'lucka leader', intervalMs: INTERVAL_MS },
      begin: (client) => client.query(KEEPALIVE),
      beat: async (client) =>
        this.#isLeader ? client.query('SELECT 1') : this.#change(await hasLock(client)),
      lost: () => this.#change(false),
    });
  }

  stop(): Promise<void> {
    return this.#connection.stop();
  }

  #change(isLeader: boolean): void {
    if (this.#isLeader === isLeader) return;
    this.#isLeader = isLeader;
    this.#onChange(isLeader);
  }
}

async function hasLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS held', [
    ...LOCK,
  ]);
  return rows[0]?.held === true;
}
