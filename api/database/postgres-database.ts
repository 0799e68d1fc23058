import { Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { COLUMN_TYPES } from '@api/database/column-types';
import type { Database, Queryable } from '@api/database/database';
import { asDatabaseError, DatabaseUnavailable } from '@api/database/database-unavailable';
import type { ReportTrouble } from '@api/database/report-trouble';

export interface PostgresDatabaseOptions {
  /** `postgresql://user:password@host:port/database`, with `?host=/folder` for a local socket. */
  readonly url: string;
  readonly reportTrouble: ReportTrouble;
  readonly limits?: Partial<DatabaseLimits>;
}

export interface DatabaseLimits {
  readonly maxConnections: number;
  /** The longest wait for a connection, be it a new one or one in use. */
  readonly connectTimeoutMs: number;
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
}

/** A visitor waits at most two seconds for a connection, or for a lock, before a 503. Source: reliability P24. */
export const DEFAULT_LIMITS: DatabaseLimits = {
  maxConnections: 10,
  connectTimeoutMs: 1_500,
  statementTimeoutMs: 5_000,
  lockTimeoutMs: 1_500,
};

/** How much longer than the statement time-out we wait for a server that froze and cannot keep its own time. */
const FROZEN_SERVER_MARGIN_MS = 1_000;

/** A database reached through the driver `pg`. It heals by itself: a lost connection is replaced at the next use. */
export class PostgresDatabase implements Database {
  readonly #pool: Pool;
  #closing: Promise<void> | undefined;

  constructor({ url, reportTrouble, limits }: PostgresDatabaseOptions) {
    this.#pool = new Pool(poolConfig(url, { ...DEFAULT_LIMITS, ...limits }));
    // A connection that breaks while idle has nobody to tell, and an 'error' that nobody hears ends the process.
    this.#pool.on('error', (error) => reportTrouble('An idle database connection was lost', error));
  }

  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]> {
    return this.#withClient((client) => sendQuery<Row>(client, text, values));
  }

  transaction<Outcome>(work: (queries: Queryable) => Promise<Outcome>): Promise<Outcome> {
    return this.#withClient(async (client) => {
      await sendQuery(client, 'BEGIN');
      try {
        const outcome = await work({ query: (text, values) => sendQuery(client, text, values) });
        await commit(client);
        return outcome;
      } catch (error) {
        // A lost connection undoes its transaction by itself, and asking it would only wait.
        if (!isConnectionLost(error)) await sendQuery(client, 'ROLLBACK');
        throw error;
      }
    });
  }

  close(): Promise<void> {
    this.#closing ??= this.#pool.end();
    return this.#closing;
  }

  async #withClient<Outcome>(work: (client: PoolClient) => Promise<Outcome>): Promise<Outcome> {
    const client = await this.#pool.connect().catch(rethrowAsDatabaseError);
    let isBroken = false;
    // The pool listens to idle connections only; one that breaks between two queries of a transaction is ours.
    const noteBreak = () => {
      isBroken = true;
    };
    client.on('error', noteBreak);
    try {
      return await work(client);
    } catch (error) {
      isBroken ||= isConnectionLost(error);
      throw error;
    } finally {
      client.off('error', noteBreak);
      client.release(isBroken);
    }
  }
}

function poolConfig(url: string, limits: DatabaseLimits): PoolConfig {
  return {
    connectionString: url,
    application_name: 'lucka',
    max: limits.maxConnections,
    connectionTimeoutMillis: limits.connectTimeoutMs,
    statement_timeout: limits.statementTimeoutMs,
    lock_timeout: limits.lockTimeoutMs,
    idle_in_transaction_session_timeout: limits.statementTimeoutMs,
    query_timeout: limits.statementTimeoutMs + FROZEN_SERVER_MARGIN_MS,
    keepAlive: true,
    types: COLUMN_TYPES,
  };
}

async function sendQuery<Row extends object>(
  client: PoolClient,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const result = await client.query<Row>(text, [...values]).catch(rethrowAsDatabaseError);
  return result.rows;
}

async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT').catch(rethrowAsDatabaseError);
  // PostgreSQL answers the COMMIT of a failed transaction by undoing it, without an error.
  if (command !== 'COMMIT')
    throw new Error('The work of a transaction went on after one of its queries failed');
}

const isConnectionLost = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.isConnectionLost;

function rethrowAsDatabaseError(error: unknown): never {
  throw asDatabaseError(error);
}
