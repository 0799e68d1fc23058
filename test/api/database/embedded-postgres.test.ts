import { spawn } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startEmbeddedPostgres } from '@api/database/embedded-postgres';
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from '@api/database/embedded-postgres';
import { postgresAccount } from '@api/database/postgres-account';
import { findRunningPostmaster } from '@api/database/postmaster-file';
import { PostgresDatabase } from '@api/database/postgres-database';
import { startDatabaseHolder } from '@test/support/database/database-holder';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';

const ADDRESS = 'http://127.0.0.1:4711';

async function aFolder(): Promise<string> {
  const folder = await makeThrowAwayFolder();
  onTestFinished(() => folder.dispose());
  return folder.path;
}

async function start(
  dataFolder: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    dataFolder,
    isDurable: false,
    reportTrouble: () => undefined,
    ...options,
  });
  onTestFinished(() => postgres.close());
  return postgres;
}

function open({ url }: EmbeddedPostgres): PostgresDatabase {
  return new PostgresDatabase({ url, reportTrouble: () => undefined });
}

async function writeGuest(postgres: EmbeddedPostgres): Promise<void> {
  const database = open(postgres);
  await database.query("CREATE TABLE guest AS SELECT 'Astrid' AS name");
  await database.close();
}

async function readGuests(postgres: EmbeddedPostgres): Promise<readonly object[]> {
  const database = open(postgres);
  const guests = await database.query('SELECT name FROM guest');
  await database.close();
  return guests;
}

async function findWriters(database: PostgresDatabase): Promise<readonly string[]> {
  const rows = await database.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory'`,
  );
  return rows.map(({ name }) => name);
}

const findPid = async (dataFolder: string): Promise<number | undefined> =>
  (await findRunningPostmaster(join(dataFolder, 'cluster')))?.pid;

describe('startEmbeddedPostgres', () => {
  it.each(['socket', 'tcp'] as const)('preserves the data over a restart, on %s', async (transport) => {
    const folder = await aFolder();
    const first = await start(folder, { transport });
    await writeGuest(first);
    await first.close();
    expect(await findPid(folder)).toBeUndefined();
    const second = await start(folder, { transport });

    expect(await readGuests(second)).toEqual([{ name: 'Astrid' }]);
    await second.close();
  });

  it('syncs commits to disk with the default settings', async () => {
    const postgres = await start(await aFolder(), { isDurable: true });
    const database = open(postgres);
    const settings = await database.query(
      "SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit",
    );

    expect(settings).toEqual([{ fsync: 'on', commit: 'on' }]);
    await database.close();
    await postgres.close();
  });

  it('refuses a folder that another API uses, and names it', async () => {
    const folder = await aFolder();
    const holder = await startDatabaseHolder(folder, ADDRESS);

    await expect(start(folder)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining(`in use by lucka process ${holder.pid} at ${ADDRESS}`),
      isRetryable: true,
    });
    await holder.end('SIGTERM');
    expect(await findPid(folder)).toBeUndefined();
  });

  it('gives the folder to one of two APIs that start at once, and ends the other with the reason', async () => {
    const folder = await aFolder();
    const holders = await Promise.all([
      startDatabaseHolder(folder, 'one'),
      startDatabaseHolder(folder, 'two'),
    ]);
    const [winner, loser] = holders.toSorted((one, other) => (one.exitCode ?? 0) - (other.exitCode ?? 0));

    expect(winner).toMatchObject({ exitCode: undefined, words: expect.stringContaining(folder) });
    expect(loser).toMatchObject({ exitCode: 1, words: expect.stringContaining(`process ${winner?.pid}`) });
    await winner?.end('SIGTERM');
  });

  it('takes over a running PostgreSQL of a killed API', async () => {
    const folder = await aFolder();
    const holder = await startDatabaseHolder(folder, ADDRESS);
    const orphan = await findPid(folder);
    await holder.end('SIGKILL');
    const postgres = await start(folder);

    expect(orphan).toBeDefined();
    expect(await findPid(folder)).toBe(orphan);
    await postgres.close();
    expect(await findPid(folder)).toBeUndefined();
  });

  it('takes over a PostgreSQL at another endpoint than its own', async () => {
    const folder = await aFolder();
    const holder = await startDatabaseHolder(folder, ADDRESS);
    await holder.end('SIGKILL');
    const postgres = await start(folder, { transport: 'tcp' });
    const database = open(postgres);

    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.close();
    await postgres.close();
  });

  it('starts after PostgreSQL and the API were killed together', async () => {
    const folder = await aFolder();
    const holder = await startDatabaseHolder(folder, ADDRESS);
    const pid = await findPid(folder);
    await holder.end('SIGKILL');
    process.kill(pid ?? 0, 'SIGKILL');
    const postgres = await start(folder);

    expect(await findPid(folder)).not.toBe(pid);
    await postgres.close();
  });

  it('starts although the process id in a stale file belongs to another process', async () => {
    const folder = await aFolder();
    await (await start(folder)).close();
    const cluster = join(folder, 'cluster');
    // Of the same account: PostgreSQL itself sees through any other.
    const child = spawn('sleep', ['60'], { ...(await postgresAccount(folder)) });
    onTestFinished(() => void child.kill());
    const stranger = child.pid;
    await writeFile(join(cluster, 'postmaster.pid'), `${stranger}\n${cluster}\n1790000000\n5432\n\n\n`);
    const postgres = await start(folder);

    expect(await findPid(folder)).not.toBe(stranger);
    await postgres.close();
  });

  it('restarts PostgreSQL when it is killed, and still excludes other APIs', async () => {
    const folder = await aFolder();
    const reportTrouble = vi.fn();
    const postgres = await start(folder, { isDurable: true, reportTrouble });
    await postgres.announce(ADDRESS);
    await writeGuest(postgres);
    const database = open(postgres);
    await database.query('SELECT 1');
    process.kill((await findPid(folder)) ?? 0, 'SIGKILL');

    // Its children go on for a moment: only then is it gone.
    await expect
      .poll(() => reportTrouble.mock.calls)
      .toContainEqual(['PostgreSQL has stopped and is restarted']);
    await expect.poll(() => findWriters(database)).toEqual([expect.stringContaining(ADDRESS)]);
    expect(await database.query('SELECT name FROM guest')).toHaveLength(1);
    await expect(start(folder)).rejects.toThrow(ADDRESS);
    await database.close();
    await postgres.close();
    expect(await findPid(folder)).toBeUndefined();
  });

  it('leaves no PostgreSQL behind when it is closed during a restart', async () => {
    const folder = await aFolder();
    const postgres = await start(folder);
    process.kill((await findPid(folder)) ?? 0, 'SIGKILL');
    await postgres.close();

    expect(await findPid(folder)).toBeUndefined();
  });

  it('reports why PostgreSQL does not start', async () => {
    const folder = await aFolder();
    await (await start(folder)).close();
    await writeFile(join(folder, 'cluster', 'PG_VERSION'), '9.6\n');

    await expect(start(folder)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/incompatible[^]*postgres\.log[^]*DATABASE_URL/),
    });
  });

  it('hides data and password from other accounts', async () => {
    const folder = await aFolder();
    await (await start(folder)).close();
    const modes = await Promise.all(
      ['cluster', 'cluster/lucka-password'].map(
        async (name) => (await stat(join(folder, name))).mode & 0o077,
      ),
    );

    expect(modes).toEqual([0, 0]);
    expect((await readFile(join(folder, 'cluster/lucka-password'), 'utf8')).length).toBeGreaterThan(30);
  });
});
