import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

export interface ChannelListenerOptions {
  readonly url: string;
  /** A name of our own, which stands in the SQL as it is. */
  readonly channel: string;
  readonly onSignal: (isNotification: boolean) => void;
}

const INTERVAL_MS = 2_000;
const ANSWER_LIMIT_MS = 1_500;

/**
 * Listens on a channel of PostgreSQL over a connection of its own, and connects anew when that one breaks. A pooler in
 * between may swallow notifications, and a connection may be dead without a sign: so there is a signal in every interval.
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
      // Why it failed does not matter: the database's own users report it.
      await this.#listen().catch(() => undefined);
      if (!this.#stopping.signal.aborted) this.#options.onSignal(false);
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
    // It is followed by the end.
    client.on('error', () => undefined);
    client.on('notification', () => onSignal(true));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      while (!this.#stopping.signal.aborted) {
        onSignal(false);
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
