import { Pool } from 'pg';
import type { ClientBase, PoolClient, PoolConfig } from 'pg';
import type { Disposer } from '@/domain/ports/clock';
import { ChannelListener } from '@api/database/channel-listener';
import { COLUMN_TYPES } from '@api/database/column-types';
import type { Database, Queryable } from '@api/database/database';
import { ConnectionTurns } from '@api/database/connection-turns';
import { asDatabaseError, DatabaseUnavailable } from '@api/database/database-unavailable';
import { currentBudget, type QueryBudget } from '@api/database/query-budget';
import type { ReportTrouble } from '@api/database/report-trouble';
import { traceStatement } from '@api/database/trace-statement';
import { silentTracer, type Tracer } from '@api/tracing/tracer';

export interface PostgresDatabaseOptions {
  /** `postgresql://user:password@host:port/database`, with `?host=/folder` for a local socket. */
  readonly url: string;
  readonly reportTrouble: ReportTrouble;
  readonly limits?: Partial<DatabaseLimits>;
  /** Records nothing by default. */
  readonly tracer?: Tracer | undefined;
}

export interface DatabaseLimits {
  readonly maxConnections: number;
  /** How many requests may wait for a connection; a further one is refused immediately. */
  readonly maxWaiting: number;
  /** The longest wait for a connection, new or in use. */
  readonly connectTimeoutMs: number;
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
}

/**
 * A visitor waits at most two seconds for a connection or a lock before a 503. A request with several waits also has a
 * budget. Source: FAULT-P24.
 */
export const DEFAULT_LIMITS: DatabaseLimits = {
  maxConnections: 10,
  maxWaiting: 100,
  connectTimeoutMs: 1_500,
  statementTimeoutMs: 5_000,
  lockTimeoutMs: 1_500,
};

/** Background work precedes requests without results. */
const BACKGROUND_PROGRESS = 1;

/** How much longer than the statement timeout to wait for a frozen server, which cannot enforce it. */
const FROZEN_SERVER_MARGIN_MS = 1_000;

/** A database by the driver `pg`. A lost connection is replaced at the next use. */
export class PostgresDatabase implements Database {
  readonly #url: string;
  readonly #pool: Pool;
  readonly #limits: DatabaseLimits;
  readonly #turns: ConnectionTurns;
  readonly #tracer: Tracer;
  readonly #listeners = new Set<ChannelListener>();
  #closing: Promise<void> | undefined;

  constructor({ url, reportTrouble, limits, tracer = silentTracer }: PostgresDatabaseOptions) {
    this.#url = url;
    this.#tracer = tracer;
    this.#limits = { ...DEFAULT_LIMITS, ...limits };
    this.#turns = new ConnectionTurns(this.#limits.maxConnections, this.#limits.maxWaiting);
    this.#pool = new Pool(poolConfig(url, this.#limits));
    // Without a listener, an 'error' event of an idle connection ends the process.
    this.#pool.on('error', (error) => reportTrouble('An idle database connection was lost', error));
  }

  /** The connections in use and the requests that wait for one. */
  get load(): ConnectionTurns['load'] {
    return this.#turns.load;
  }

  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]> {
    return this.#withClient((queries) => queries.query<Row>(text, values));
  }

  transaction<Outcome>(work: (queries: Queryable) => Promise<Outcome>): Promise<Outcome> {
    return this.#withClient(async (queries, client) => {
      await queries.query('BEGIN');
      try {
        const outcome = await work(queries);
        await spend(currentBudget(), () =>
          traceStatement(this.#tracer, 'COMMIT', () => commit(client, currentBudget()?.leftMs)),
        );
        return outcome;
      } catch (error) {
        // A lost connection rolls back its transaction by itself, and a ROLLBACK would only wait.
        if (!isConnectionLost(error)) await queries.query('ROLLBACK');
        throw error;
      }
    });
  }

  watch(channel: string, onSignal: (payload: string | undefined) => void): Disposer {
    const listener = new ChannelListener({ url: this.#url, channel, onSignal });
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      void listener.stop();
    };
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await Promise.all([...this.#listeners].map((listener) => listener.stop()));
    await this.#pool.end();
  }

  async #withClient<Outcome>(
    work: (queries: Queryable, client: PoolClient) => Promise<Outcome>,
  ): Promise<Outcome> {
    const budget = currentBudget();
    const limitMs = Math.min(this.#limits.connectTimeoutMs, budget?.leftMs ?? Infinity);
    await spend(budget, () => this.#turns.take(budget?.takeTurn() ?? BACKGROUND_PROGRESS, limitMs));
    try {
      return await this.#withConnection(budget, work);
    } finally {
      this.#turns.free();
    }
  }

  async #withConnection<Outcome>(
    budget: QueryBudget | undefined,
    work: (queries: Queryable, client: PoolClient) => Promise<Outcome>,
  ): Promise<Outcome> {
    const client = await spend(budget, () => this.#connect(budget));
    let isBroken = false;
    try {
      return await work(queriesOf(client, budget, this.#tracer), client);
    } catch (error) {
      isBroken = isConnectionLost(error);
      throw error;
    } finally {
      // The pool itself closes a connection that broke between two queries.
      client.release(isBroken);
    }
  }

  #connect(budget: QueryBudget | undefined): Promise<PoolClient> {
    const connecting = this.#pool.connect();
    const connected = budget === undefined ? connecting : withinLimit(connecting, budget.leftMs);
    return connected.catch(rethrowAsDatabaseError);
  }
}

/** A connection that arrives too late returns to the pool. */
function withinLimit(connecting: Promise<PoolClient>, limitMs: number): Promise<PoolClient> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      reject(new Error('no connection was established in time'));
    }, limitMs);
    connecting.then(
      (client) => {
        clearTimeout(limit);
        if (isLate) client.release();
        else resolve(client);
      },
      (error: unknown) => {
        clearTimeout(limit);
        reject(error);
      },
    );
  });
}

const spend = <Outcome>(budget: QueryBudget | undefined, work: () => Promise<Outcome>): Promise<Outcome> =>
  budget === undefined ? work() : budget.spend(work);

const queriesOf = (client: PoolClient, budget: QueryBudget | undefined, tracer: Tracer): Queryable => ({
  query: <Row extends object>(text: string, values: readonly unknown[] = []) =>
    spend(budget, () =>
      traceStatement(tracer, text, () => sendQuery<Row>(client, text, values, budget?.leftMs)),
    ),
});

/** The pool waits for it; the types of the driver leave that out. */
interface Preparing {
  readonly onConnect: (client: ClientBase) => Promise<void>;
}

function poolConfig(url: string, limits: DatabaseLimits): PoolConfig & Preparing {
  return {
    connectionString: url,
    application_name: 'lucka',
    max: limits.maxConnections,
    connectionTimeoutMillis: limits.connectTimeoutMs,
    onConnect: (client) => prepareConnection(client, limits),
    query_timeout: limits.statementTimeoutMs + FROZEN_SERVER_MARGIN_MS,
    keepAlive: true,
    types: COLUMN_TYPES,
  };
}

/** Not as parameters of the start, which PgBouncer refuses. */
async function prepareConnection(client: ClientBase, limits: DatabaseLimits): Promise<void> {
  // For as long as the connection lives. The pool listens to idle ones only, and an 'error' event without a listener
  // ends the process, also between the pool's hand-over and the first query; that query fails with the same error.
  client.on('error', () => undefined);
  const { statementTimeoutMs, lockTimeoutMs } = limits;
  const settings = {
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
  };
  const text = Object.entries(settings).map(([name, value]) => `SET ${name} = ${value}`);
  await client.query({ text: text.join('; '), ...withLimit(limits.connectTimeoutMs) });
}

async function sendQuery<Row extends object>(
  client: PoolClient,
  text: string,
  values: readonly unknown[],
  limitMs: number | undefined,
): Promise<readonly Row[]> {
  const query = { text, values: [...values], ...withLimit(limitMs) };
  const result = await client.query<Row>(query).catch(rethrowAsDatabaseError);
  return result.rows;
}

const withLimit = (limitMs: number | undefined) => (limitMs === undefined ? {} : { query_timeout: limitMs });

async function commit(client: PoolClient, limitMs: number | undefined): Promise<void> {
  const query = { text: 'COMMIT', ...withLimit(limitMs) };
  const { command } = await client.query(query).catch(rethrowAsDatabaseError);
  // PostgreSQL answers the COMMIT of a failed transaction with a rollback and no error.
  if (command !== 'COMMIT')
    throw new Error('The work of a transaction continued after one of its queries had failed');
}

const isConnectionLost = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.isConnectionLost;

function rethrowAsDatabaseError(error: unknown): never {
  throw asDatabaseError(error);
}
