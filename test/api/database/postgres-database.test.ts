import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DatabaseUnavailable } from '@api/database/database-unavailable';
import { DEFAULT_LIMITS, PostgresDatabase } from '@api/database/postgres-database';
import { makeBareDatabase } from '@test/support/database/fresh-database';
import type { FreshDatabase } from '@test/support/database/fresh-database';
import { openVanishingPostgres } from '@test/support/database/vanishing-postgres';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await makeBareDatabase();
  await fresh.database.query('CREATE TABLE thing (id int PRIMARY KEY, name text)');
});
afterAll(() => fresh.drop());

const open = (limits: ConstructorParameters<typeof PostgresDatabase>[0]['limits'] = {}): PostgresDatabase =>
  new PostgresDatabase({ url: fresh.url, reportTrouble: () => undefined, limits });

const names = async (): Promise<readonly string[]> => {
  const rows = await fresh.database.query<{ name: string }>('SELECT name FROM thing ORDER BY id');
  return rows.map((row) => row.name);
};

describe('PostgresDatabase', () => {
  it('reads a bigint as a number and a timestamp as a date', async () => {
    const rows = await fresh.database.query(
      "SELECT 9007199254740991::bigint AS big, '2026-11-21T12:00:00.5+01'::timestamptz AS at",
    );

    expect(rows).toEqual([{ big: Number.MAX_SAFE_INTEGER, at: new Date('2026-11-21T11:00:00.5Z') }]);
  });

  it('refuses a bigint that it would have to round, and continues to work', async () => {
    await expect(fresh.database.query('SELECT 9007199254740993::bigint AS big')).rejects.toThrow(RangeError);

    expect(await fresh.database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('commits a transaction', async () => {
    await fresh.database.transaction(async (queries) => {
      await queries.query('DELETE FROM thing');
      await queries.query('INSERT INTO thing VALUES ($1, $2)', [1, 'committed']);
    });

    expect(await names()).toEqual(['committed']);
  });

  it('rolls back a transaction whose work throws, and rethrows', async () => {
    const refusal = new Error('no such article');

    const attempt = fresh.database.transaction(async (queries) => {
      await queries.query('INSERT INTO thing VALUES (2, $1)', ['undone']);
      throw refusal;
    });

    await expect(attempt).rejects.toBe(refusal);
    expect(await names()).not.toContain('undone');
  });

  it('never reports a transaction as committed if one of its queries failed', async () => {
    const attempt = fresh.database.transaction(async (queries) => {
      await queries.query('INSERT INTO thing VALUES (3, $1)', ['lost']);
      await queries.query('SELECT nonsense').catch(() => undefined);
    });

    await expect(attempt).rejects.toThrow('continued after one of its queries had failed');
    expect(await names()).not.toContain('lost');
  });

  it('distinguishes a constraint violation from an unavailable database', async () => {
    const attempt = fresh.database.query('INSERT INTO thing VALUES (9, NULL), (9, NULL)');

    await expect(attempt).rejects.not.toBeInstanceOf(DatabaseUnavailable);
    await expect(attempt).rejects.toMatchObject({ code: '23505' });
  });

  it('is unavailable within two seconds while all its connections are busy', async () => {
    expect(DEFAULT_LIMITS.connectTimeoutMs).toBeLessThan(2_000);
    const database = open({ maxConnections: 1 });
    await database.transaction(async (queries) => {
      await queries.query('SELECT 1');
      await expect(database.query('SELECT 1')).rejects.toBeInstanceOf(DatabaseUnavailable);
    });

    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('is unavailable within two seconds while a lock is held, and recovers after', async () => {
    expect(DEFAULT_LIMITS.lockTimeoutMs).toBeLessThan(2_000);
    const database = open();
    await fresh.database.transaction(async (queries) => {
      await queries.query('LOCK TABLE thing');
      await expect(database.query('SELECT * FROM thing')).rejects.toBeInstanceOf(DatabaseUnavailable);
    });

    expect(await database.query('SELECT count(*)::int AS found FROM thing WHERE id = -1')).toEqual([
      { found: 0 },
    ]);
    await database.close();
  });

  it('ends a statement that takes too long', async () => {
    const database = open({ statementTimeoutMs: 100 });

    await expect(database.query('SELECT pg_sleep(30)')).rejects.toBeInstanceOf(DatabaseUnavailable);
    await database.close();
  });

  it('survives the loss of a connection, idle or in the middle of a transaction', async () => {
    const database = open({ maxConnections: 1 });
    const backend = async (): Promise<unknown> => (await database.query('SELECT pg_backend_pid() AS pid'))[0];
    const first = await backend();
    await fresh.database.query('SELECT pg_terminate_backend($1)', Object.values(first ?? {}));
    const attempt = database.transaction(async (queries) => {
      await queries.query('SELECT pg_terminate_backend(pg_backend_pid())');
    });

    await expect(attempt).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await backend()).not.toEqual(first);
    await database.close();
  });

  it.each([1, 2, 3])(
    'is unavailable, and ends no process, where the server goes away with its answer %i [FAULT-P24]',
    async (answered) => {
      const uncaught: unknown[] = [];
      const note = (error: unknown): void => void uncaught.push(error);
      process.on('uncaughtException', note);
      const server = await openVanishingPostgres(answered);
      const database = new PostgresDatabase({ url: server.url, reportTrouble: () => undefined });
      onTestFinished(async () => {
        await database.close();
        server.close();
        process.off('uncaughtException', note);
      });

      const attempts = [
        database.query('SELECT 1'),
        database.transaction((queries) => queries.query('SELECT 1')),
      ];
      for (const { status, ...rest } of await Promise.allSettled(attempts)) {
        if (status === 'rejected') expect(rest).toMatchObject({ reason: { name: 'DatabaseUnavailable' } });
      }
      expect(uncaught).toEqual([]);
    },
  );

  it('sets its time limits on each connection by itself, not as parameters of the start', async () => {
    const database = open({ statementTimeoutMs: 1_234, lockTimeoutMs: 567 });
    const [limits] = await database.query(
      `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
        current_setting('idle_in_transaction_session_timeout') AS idle,
        (SELECT count(*)::int FROM pg_settings WHERE name LIKE '%_timeout' AND source = 'client') AS at_start`,
    );

    expect(limits).toEqual({ statement: '1234ms', lock: '567ms', idle: '1234ms', at_start: 0 });
    await database.close();
  });

  it('is unavailable where no server listens', async () => {
    const database = new PostgresDatabase({
      url: 'postgresql://nobody@127.0.0.1:1/none',
      reportTrouble: () => undefined,
    });

    await expect(database.query('SELECT 1')).rejects.toBeInstanceOf(DatabaseUnavailable);
    await database.close();
  });

  it('is unavailable once closed, and may be closed twice', async () => {
    const database = open();
    await database.close();
    await database.close();

    await expect(database.query('SELECT 1')).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
});
