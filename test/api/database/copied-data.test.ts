import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { startEmbeddedPostgres } from '@api/database/embedded-postgres';
import { PostgresDatabase } from '@api/database/postgres-database';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';

const run = promisify(execFile);

/** Runs work on the data of a folder, as long as an API that uses it would run. */
async function onData<Outcome>(
  dataFolder: string,
  work: (database: PostgresDatabase) => Promise<Outcome>,
): Promise<Outcome> {
  const postgres = await startEmbeddedPostgres({ dataFolder, reportTrouble: console.error });
  const database = new PostgresDatabase({ url: postgres.url, reportTrouble: console.error });
  try {
    return await work(database);
  } finally {
    await database.close();
    await postgres.close();
  }
}

const note = (dataFolder: string, name: string): Promise<unknown> =>
  onData(dataFolder, async (database) => {
    await database.query('CREATE TABLE IF NOT EXISTS ordered (name text)');
    await database.query('INSERT INTO ordered VALUES ($1)', [name]);
  });

it('restores a copy that was made while the API was stopped, as docs/deployment.md says', async () => {
  const folder = await makeThrowAwayFolder();
  onTestFinished(() => folder.dispose());
  const copy = `${folder.path}-copy`;
  await note(folder.path, 'before the copy');
  await run('cp', ['-a', folder.path, copy]);
  await note(folder.path, 'after the copy');

  await run('rm', ['-rf', folder.path]);
  await run('cp', ['-a', copy, folder.path]);

  const names = await onData(folder.path, (database) => database.query('SELECT name FROM ordered'));
  expect(names).toEqual([{ name: 'before the copy' }]);
});
