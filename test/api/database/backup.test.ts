import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ALL_MIGRATIONS } from '@api/database/migrations/all-migrations';
import { migrate } from '@api/database/migrate';
import type { Database } from '@api/database/database';
import { fileHash } from '@api/database/backup/file-hash';
import { manifest } from '@api/database/backup/manifest';
import { writeBackup } from '@api/database/backup/write-backup';
import { orderTables } from '@api/database/backup/order-tables';
import { anOrderBody, Guest, token } from '@test/support/api/guest';
import { aMember } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { aShell } from '@test/support/cli/a-shell';
import { MemoryHome } from '@test/support/cli/memory-home';
import { ImpatientClock } from '@test/support/http/calls-to';
import { makeBareDatabase, makeFreshDatabase } from '@test/support/database/fresh-database';

const luckaOn = (url: string) => aShell(new MemoryHome(), '', new ImpatientClock(), { DATABASE_URL: url });

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lucka-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** An API with a member, favourites and orders. */
async function aUsedApi(): Promise<TestApi> {
  const api = await openTestApi();
  onTestFinished(() => api.close());
  const member = await aMember(api);
  await member.browser.post('/api/user/favorite', { code: '1', type: 'shop' });
  await new Guest(api.origin).post('/api/order', anOrderBody(), { 'idempotency-key': token() });
  return api;
}

async function anEmptyDatabase(): Promise<Awaited<ReturnType<typeof makeBareDatabase>>> {
  const bare = await makeBareDatabase();
  onTestFinished(() => bare.drop());
  return bare;
}

/**
 * All rows of all tables but those that count calls or changes of the catalogue, and where each sequence goes on.
 */
async function contentOf(database: Database): Promise<ReadonlyMap<string, unknown>> {
  const tables = await database.query<{ name: string; kind: string }>(
    `SELECT relname AS name, relkind AS kind FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'S') AND relpersistence = 'p'
       AND relname NOT IN ('schema_migration', 'catalogue')`,
  );
  const content = new Map<string, unknown>();
  for (const { name, kind } of tables) {
    const columns = kind === 'S' ? '(last_value, is_called)' : 't';
    const rows = await database.query(`SELECT ${columns}::text AS row FROM "${name}" t ORDER BY 1`);
    content.set(name, rows);
  }
  return content;
}

it('restores every row into an empty database', async () => {
  const api = await aUsedApi();
  const folder = path.join(await aFolder(), 'monday');
  const restored = await anEmptyDatabase();

  expect(await luckaOn(api.database.url).lucka(`backup ${folder}`)).toMatchObject({ exitCode: 0 });
  expect(await luckaOn(restored.url).lucka(`restore ${folder}`)).toMatchObject({ exitCode: 0 });

  const before = await contentOf(api.database.database);
  expect(before.get('customer_order')).toHaveLength(1);
  expect(before.get('account')).toHaveLength(1);
  expect(await contentOf(restored.database)).toEqual(before);
});

it('copies one moment, whatever is stored while it runs', async () => {
  const api = await aUsedApi();
  const folder = path.join(await aFolder(), 'monday');
  let isOver = false;
  const guest = new Guest(api.origin);
  const ordering = (async () => {
    while (!isOver) await guest.post('/api/order', anOrderBody(), { 'idempotency-key': token() });
  })();
  await luckaOn(api.database.url).lucka(`backup ${folder}`);
  isOver = true;
  await ordering;
  const { tables } = manifest.parse(JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')));
  const rows = (name: string) => tables.find((table) => table.name === name)?.rows;
  expect(rows('order_event')).toBe(rows('customer_order'));
});

it('restores the backup of an older version, and brings its schema up to date', async () => {
  const old = await anEmptyDatabase();
  const before = ALL_MIGRATIONS.filter(({ number }) => number <= 12);
  await migrate(old.database, before);
  await old.database.query("INSERT INTO shop (id, document) VALUES (7, '{}')");
  const folder = path.join(await aFolder(), 'old');
  await writeBackup(old.url, folder, new ImpatientClock().now());

  const restored = await anEmptyDatabase();
  expect(await luckaOn(restored.url).lucka(`restore ${folder}`)).toMatchObject({ exitCode: 0 });
  const [last] = await restored.database.query('SELECT max(number) AS number FROM schema_migration');
  expect(last).toEqual({ number: ALL_MIGRATIONS.at(-1)?.number });
  expect(await restored.database.query('SELECT id FROM shop')).toEqual([{ id: 7 }]);
});

it('refuses a database that has data, and leaves it as it is', async () => {
  const api = await aUsedApi();
  const folder = path.join(await aFolder(), 'monday');
  const shell = luckaOn(api.database.url);
  await shell.lucka(`backup ${folder}`);
  const before = await contentOf(api.database.database);
  expect(await shell.lucka(`restore ${folder}`)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('has data already'),
  });
  expect(await contentOf(api.database.database)).toEqual(before);
});

it.each([
  [
    'of another program',
    'CREATE TABLE invoice (id int); INSERT INTO invoice VALUES (1)',
    'SELECT id FROM invoice',
  ],
  [
    'in which staff was added before the first start',
    `INSERT INTO staff_account (id, email, email_key, name, role, shop_ids, password_hash, created_at)
     VALUES ('AAAAAAAAAAAAAAAAAAAAAA', 'siv@lucka.example', 'siv@lucka.example', 'Siv', 'admin', '[]', 'x', now())`,
    'SELECT email FROM staff_account',
  ],
])('refuses a database %s, and leaves it as it is', async (_, filling, content) => {
  const api = await aUsedApi();
  const folder = path.join(await aFolder(), 'monday');
  await luckaOn(api.database.url).lucka(`backup ${folder}`);
  const used = await makeFreshDatabase();
  onTestFinished(() => used.drop());
  await used.database.query(filling);
  expect(await luckaOn(used.url).lucka(`restore ${folder}`)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('has data already'),
  });
  expect(await used.database.query(content)).toHaveLength(1);
});

it('refuses to back up a database without data', async () => {
  const empty = await anEmptyDatabase();
  const folder = path.join(await aFolder(), 'monday');
  expect(await luckaOn(empty.url).lucka(`backup ${folder}`)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('has no data'),
  });
});

it('does not write over a backup', async () => {
  const api = await aUsedApi();
  const folder = await aFolder();
  expect(await luckaOn(api.database.url).lucka(`backup ${folder}`)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('exists already'),
  });
  expect(await readdir(folder)).toEqual([]);
});

it.each([
  [
    'a file that was changed',
    async (folder: string) => appendFile(path.join(folder, 'shop.copy.gz'), 'x'),
    'shop.copy.gz',
  ],
  [
    'a file that is missing',
    async (folder: string) => rm(path.join(folder, 'account.copy.gz')),
    'account.copy.gz',
  ],
  ['no manifest', async (folder: string) => rm(path.join(folder, 'manifest.json')), 'is no backup'],
  [
    'a manifest of something else',
    async (folder: string) => writeFile(path.join(folder, 'manifest.json'), '{"format":2}'),
    'is no backup',
  ],
  [
    'half of a file with the hash of that half',
    async (folder: string) => {
      const [file, list] = [path.join(folder, 'shop.copy.gz'), path.join(folder, 'manifest.json')];
      const [whole, hash] = [await readFile(file), await fileHash(file)];
      await writeFile(file, whole.subarray(0, whole.length / 2));
      await writeFile(list, (await readFile(list, 'utf8')).replace(hash, await fileHash(file)));
    },
    'Nothing is restored: unexpected end of file',
  ],
  [
    'tables that the schema does not have',
    async (folder: string) => {
      const list = path.join(folder, 'manifest.json');
      await writeFile(list, (await readFile(list, 'utf8')).replace(/"schema": \d+/, '"schema": 3'));
    },
    'Nothing is restored: relation',
  ],
  [
    'a newer schema',
    async (folder: string) => {
      const file = path.join(folder, 'manifest.json');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(/"schema": \d+/, '"schema": 9999'));
    },
    'schema 9999',
  ],
])('refuses %s, and leaves the database empty', async (_, damage, said) => {
  const api = await aUsedApi();
  const folder = path.join(await aFolder(), 'monday');
  await luckaOn(api.database.url).lucka(`backup ${folder}`);
  await damage(folder);
  const restored = await makeFreshDatabase();
  onTestFinished(() => restored.drop());
  const answer = await luckaOn(restored.url).lucka(`restore ${folder}`);
  expect(answer).toMatchObject({ exitCode: 1, text: expect.stringContaining(said) });
  expect(await restored.database.query('SELECT FROM account')).toEqual([]);
});

it('orders tables by their references, and refuses a circle', () => {
  const references = [
    { from: 'line', to: 'order' },
    { from: 'order', to: 'shop' },
    { from: 'shop', to: 'shop' },
  ];
  expect(orderTables(['line', 'order', 'shop'], references)).toEqual(['shop', 'order', 'line']);
  expect(() =>
    orderTables(
      ['a', 'b'],
      [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'a' },
      ],
    ),
  ).toThrow('a, b');
});
