import { Client } from 'pg';
import { isProcessAlive } from '@api/database/is-process-alive';

/** The result of claiming a database. */
export type WriterClaim =
  | { readonly kind: 'granted'; readonly writer: SingleWriter }
  /** Another API has it; `holder` is that one's description. */
  | { readonly kind: 'taken'; readonly holder: string }
  /** The API that had it has died, and PostgreSQL is about to close its connection. */
  | { readonly kind: 'being-freed' };

/** The exclusive use of a database. It lasts as long as one connection. */
export interface SingleWriter {
  /** Resolves when the connection, and with it the claim, is lost. */
  readonly lost: Promise<void>;
  /** Publishes the address of this API. */
  announce(address: string): Promise<void>;
}

/** 'Lucka' on a telephone keypad, and the first of its locks. */
const LOCK = [58_252, 1] as const;

const CLAIM = 'SELECT pg_try_advisory_lock($1, $2) AS granted';

const CONNECT_TIMEOUT_MS = 1_000;

/** PostgreSQL truncates names there. */
const NAME_MAX_BYTES = 63;

/** Claims the database at `url` for this process. Throws if the database does not answer. */
export async function claimSingleWriter(url: string): Promise<WriterClaim> {
  const client = new Client({
    connectionString: url,
    application_name: holderName(),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  });
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  // The error of an idle connection is followed by its end, which settles `lost`.
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
