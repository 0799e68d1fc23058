import { DedicatedConnection } from '@api/database/dedicated-connection';

export interface ChannelListenerOptions {
  readonly url: string;
  /** A constant of this program; it is inserted into the SQL unescaped. */
  readonly channel: string;
  /** Called with the payload of a notification, and with undefined at every interval. */
  readonly onSignal: (payload: string | undefined) => void;
}

const INTERVAL_MS = 2_000;

/**
 * Listens on a PostgreSQL channel. A pooler may drop notifications, so there is also a signal at every interval, with
 * or without a connection.
 */
export class ChannelListener {
  readonly #connection: DedicatedConnection;

  constructor({ url, channel, onSignal }: ChannelListenerOptions) {
    this.#connection = new DedicatedConnection({
      ...{ url, name: 'lucka listener', intervalMs: INTERVAL_MS },
      begin: (client) => {
        client.on('notification', ({ payload = '' }) => onSignal(payload));
        return client.query(`LISTEN ${channel}`);
      },
      beat: async (client) => {
        await client.query('SELECT 1');
        onSignal(undefined);
      },
      lost: () => {
        if (!this.#connection.isStopping) onSignal(undefined);
      },
    });
  }

  stop(): Promise<void> {
    return this.#connection.stop();
  }
}
