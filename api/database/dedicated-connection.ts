import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

export interface DedicatedConnectionOptions {
  readonly url: string;
  /** As PostgreSQL lists it. */
  readonly name: string;
  readonly intervalMs: number;
  /** Prepares a new connection. */
  readonly begin: (client: Client) => Promise<unknown>;
  /** Called after `begin` and at every interval. Asks the server something: a dead connection may give no error. */
  readonly beat: (client: Client) => Promise<unknown>;
  /** Called before the connection is closed, whatever the reason, and at every attempt that fails. */
  readonly lost: () => void;
}

const ANSWER_LIMIT_MS = 1_500;

/** A connection to PostgreSQL for one purpose, which is made again when it breaks. */
export class DedicatedConnection {
  readonly #options: DedicatedConnectionOptions;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;

  constructor(options: DedicatedConnectionOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  get isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  stop(): Promise<void> {
    this.#stopping.abort();
    return this.#running;
  }

  async #run(): Promise<void> {
    while (!this.isStopping) {
      // The cause is reported by the database's other users.
      await this.#use().catch(() => undefined);
      await this.#interval();
    }
  }

  async #use(): Promise<void> {
    const { url, name, begin, beat, lost } = this.#options;
    const client = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: ANSWER_LIMIT_MS,
      query_timeout: ANSWER_LIMIT_MS,
      keepAlive: true,
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    // An `end` event follows.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await begin(client);
      while (!this.isStopping) {
        await beat(client);
        await Promise.race([this.#interval(), ended]);
      }
    } finally {
      lost();
      // A dead connection never says that it has ended.
      await Promise.race([
        client.end().catch(() => undefined),
        pause(ANSWER_LIMIT_MS, undefined, { ref: false }),
      ]);
    }
  }

  async #interval(): Promise<void> {
    const { signal } = this.#stopping;
    await pause(this.#options.intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
