import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

export interface ChannelListenerOptions {
  readonly url: string;
  /** A constant of this program; it is inserted into the SQL unescaped. */
  readonly channel: string;
  /** Called with the payload of a notification, and with undefined at every interval. */
  readonly onSignal: (payload: string | undefined) => void;
}

const INTERVAL_MS = 2_000;
const ANSWER_LIMIT_MS = 1_500;

/**
 * Listens on a PostgreSQL channel over its own connection and reconnects when that breaks. A pooler may drop
 * notifications and a connection may be dead without an error, so there is also a signal at every interval.
 */
export class ChannelListener {
  readonly #options: ChannelListenerOptions;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;

  constructor(options: ChannelListenerOptions) {
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
      await this.#listen().catch(() => undefined);
      if (!this.#stopping.signal.aborted) this.#options.onSignal(undefined);
      await this.#interval();
    }
  }

  async #listen(): Promise<void> {
    const { url, channel, onSignal } = this.#options;
    const client = new Client({
      connectionString: url,
      application_name: 'lucka listener',
      connectionTimeoutMillis: ANSWER_LIMIT_MS,
      query_timeout: ANSWER_LIMIT_MS,
      keepAlive: true,
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    // An `end` event follows.
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => onSignal(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      while (!this.#stopping.signal.aborted) {
        onSignal(undefined);
        await Promise.race([this.#interval(), ended]);
        await client.query('SELECT 1');
      }
    } finally {
      client.end().catch(() => undefined);
    }
  }

  async #interval(): Promise<void> {
    const { signal } = this.#stopping;
    await pause(INTERVAL_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
