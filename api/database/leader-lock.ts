import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

export interface LeaderLockOptions {
  readonly url: string;
  /** Called with true when this process gets the lock, and with false when it may have lost it. */
  readonly onChange: (isLeader: boolean) => void;
}

/** The third advisory lock of this API, beside those of the single writer and of migrations. */
const LOCK = [58_252, 3] as const;
const INTERVAL_MS = 1_000;
const ANSWER_LIMIT_MS = 1_500;

/** PostgreSQL ends the session of a machine that vanished after 5 + 3 × 2 seconds; ignored on a local socket. */
const KEEPALIVE =
  'SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3';

/**
 * An advisory lock that one of the processes on a database holds, over a connection of its own: when that process ends
 * or loses its connection, another one gets the lock within seconds.
 */
export class LeaderLock {
  readonly #options: LeaderLockOptions;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;
  #isLeader = false;

  constructor(options: LeaderLockOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  stop(): Promise<void> {
    this.#stopping.abort();
    return this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      // The cause is reported by the database's other users.
      await this.#compete().catch(() => undefined);
      this.#change(false);
      await this.#interval();
    }
  }

  async #compete(): Promise<void> {
    const client = new Client({
      connectionString: this.#options.url,
      application_name: 'lucka leader',
      connectionTimeoutMillis: ANSWER_LIMIT_MS,
      query_timeout: ANSWER_LIMIT_MS,
      keepAlive: true,
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    // An `end` event follows.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(KEEPALIVE);
      while (!this.#stopping.signal.aborted) {
        if (this.#isLeader) await client.query('SELECT 1');
        else this.#change(await hasLock(client));
        await Promise.race([this.#interval(), ended]);
      }
    } finally {
      // Before the connection ends, and with it the lock.
      this.#change(false);
      await client.end().catch(() => undefined);
    }
  }

  #change(isLeader: boolean): void {
    if (this.#isLeader === isLeader) return;
    this.#isLeader = isLeader;
    this.#options.onChange(isLeader);
  }

  async #interval(): Promise<void> {
    const { signal } = this.#stopping;
    await pause(INTERVAL_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function hasLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS held', [
    ...LOCK,
  ]);
  return rows[0]?.held === true;
}
