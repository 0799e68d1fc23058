import { Client } from 'pg';
import { isProcessAlive } from '@api/database/is-process-alive';

/** The answer to an API that wants a database for itself. */
export type WriterClaim =
  | { readonly kind: 'granted'; readonly writer: SingleWriter }
  /** Some other API has it; `holder` as it calls itself. */
  | { readonly kind: 'taken'; readonly holder: string }
  /** The API that had it is dead, and its connection is about to be seen as such. */
  | { readonly kind: 'being-freed' };

/** The right to be the only API on a database. It lasts as long as one connection does. */
export interface SingleWriter {
  /** Resolves when the connection is gone, and the right with it. */
  readonly lost: Promise<void>;
  /** Lets others know where this API is found. */
  announce(address: string): Promise<void>;
}

/** 'Lucka' on a telephone's keys, and the first of its locks. */
const LOCK = [58_252, 1] as const;

const CLAIM = 'SELECT pg_try_advisory_lock($1, $2) AS granted';

const CONNECT_TIMEOUT_MS = 1_000;

/** PostgreSQL cuts a name there. */
const NAME_MAX_BYTES = 63;

/** Claims the database at `url` for this process. Throws when the database does not answer. */
export async function claimSingleWriter(url: string): Promise<WriterClaim> {
  const client = new Client({
    connectionString: url,
    application_name: holderName(),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  });
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  // An error of an idle connection is followed by its end, which `lost` tells.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const [answer] = (await client.query<{ granted: boolean }>(CLAIM, [...LOCK])).rows;
    if (answer?.granted === true) return { kind: 'granted', writer: asWriter(client, lost) };
    const claim = await findHolder(client);
    await client.end();
    return claim;
  } catch (error) {
    await client.end();
    throw error;
  }
}

function asWriter(client: Client, lost: Promise<void>): SingleWriter {
  return {
    lost,
    announce: async (address) => {
      await client.query("SELECT set_config('application_name', $1, false)", [holderName(address)]);
    },
  };
}

async function findHolder(client: Client): Promise<WriterClaim> {
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND classid = $1 AND objid = $2`,
    [...LOCK],
  );
  const holder = rows[0]?.application_name;
  const pid = Number(/ process (\d+)/.exec(holder ?? '')?.[1]);
  return holder === undefined || !isProcessAlive(pid) ? { kind: 'being-freed' } : { kind: 'taken', holder };
}

function holderName(address?: string): string {
  const name = `lucka process ${process.pid}${address === undefined ? '' : ` at ${address}`}`;
  return name.slice(0, NAME_MAX_BYTES);
}
