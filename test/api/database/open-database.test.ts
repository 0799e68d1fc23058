import { readdir } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startEmbeddedPostgres } from '@api/database/embedded-postgres';
import { openDatabase } from '@api/database/open-database';
import type { OpenedDatabase, OpenDatabaseOptions } from '@api/database/open-database';
import { makeBareDatabase } from '@test/support/database/fresh-database';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';

const reportTrouble = (): void => undefined;

async function aFolder(): Promise<string> {
  const folder = await makeThrowAwayFolder();
  onTestFinished(() => folder.dispose());
  return folder.path;
}

async function open(options: Omit<OpenDatabaseOptions, 'reportTrouble'>): Promise<OpenedDatabase> {
  const opened = await openDatabase({ reportTrouble, ...options });
  onTestFinished(() => opened.close());
  return opened;
}

const countShops = async ({ reading }: OpenedDatabase): Promise<readonly object[]> =>
  reading.query('SELECT count(*)::int AS shops FROM shop');

describe('openDatabase', () => {
  it('opens the embedded PostgreSQL, migrated, and describes its location', async () => {
    const dataFolder = await aFolder();
    const opened = await open({ dataFolder });

    expect(opened.description).toBe(`embedded PostgreSQL in ${dataFolder}`);
    expect(await countShops(opened)).toEqual([{ shops: 0 }]);
  });

  it('opens that of DATABASE_URL, migrated, without using the data folder', async () => {
    const dataFolder = await aFolder();
    const fresh = await makeBareDatabase();
    onTestFinished(() => fresh.drop());
    const opened = await open({ databaseUrl: fresh.url, dataFolder });

    expect(await countShops(opened)).toEqual([{ shops: 0 }]);
    await expect(readdir(dataFolder)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('connects to a server by address and port, and never prints its password', async () => {
    const dataFolder = await aFolder();
    const server = await startEmbeddedPostgres({
      dataFolder,
      transport: 'tcp',
      isDurable: false,
      reportTrouble,
    });
    onTestFinished(() => server.close());
    const { username, password, port } = new URL(server.url);
    const databaseUrl = `postgresql://${username}:${password}@127.0.0.1:${port}/postgres`;
    const opened = await open({ databaseUrl, dataFolder: '' });

    expect(opened.description).toBe(`PostgreSQL at 127.0.0.1:${port}/postgres`);
    expect(await countShops(opened)).toEqual([{ shops: 0 }]);
  });

  it('refuses a wrong password immediately, without printing it', async () => {
    const dataFolder = await aFolder();
    const server = await startEmbeddedPostgres({
      dataFolder,
      transport: 'tcp',
      isDurable: false,
      reportTrouble,
    });
    onTestFinished(() => server.close());
    const databaseUrl = `postgresql://lucka:wrong-secret@127.0.0.1:${new URL(server.url).port}/postgres`;

    const attempt = openDatabase({ databaseUrl, dataFolder: '', reportTrouble });

    await expect(attempt).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/^(?=.*DATABASE_URL)(?=.*authentication failed)(?!.*wrong-secret)/),
    });
  });

  it('waits for a server that is started together with the API', async () => {
    const dataFolder = await aFolder();
    const options = { dataFolder, transport: 'tcp', isDurable: false, reportTrouble } as const;
    const before = await startEmbeddedPostgres(options);
    const { password, port } = new URL(before.url);
    await before.close();
    const opening = open({
      databaseUrl: `postgresql://lucka:${password}@127.0.0.1:${port}/postgres`,
      dataFolder: '',
    });
    const server = await startEmbeddedPostgres({ ...options, port: Number(port) });
    onTestFinished(() => server.close());

    expect(await countShops(await opening)).toEqual([{ shops: 0 }]);
  });

  it.each(['localhost', 'localhost:5432/lucka'])('refuses the invalid address %s', async (databaseUrl) => {
    await expect(openDatabase({ databaseUrl, dataFolder: '', reportTrouble })).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('must have the form postgresql://'),
    });
  });
});
