import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopId } from '@test/support/builders/ids';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { Guest } from '@test/support/api/guest';
import { aShell } from '@test/support/cli/a-shell';

let api: TestApi;
let parent: string;
let folder: string;
let shell: ReturnType<typeof aShell>;

beforeAll(async () => {
  api = await openTestApi();
  parent = await mkdtemp(path.join(tmpdir(), 'lucka-import-'));
  folder = path.join(parent, 'my-chain');
  shell = aShell(undefined, '', undefined, { DATABASE_URL: api.database.url });
  await shell.lucka(`chain new ${folder} --languages sv,en --currency SEK`);
});
afterAll(async () => {
  await api.close();
  await rm(parent, { recursive: true });
});

describe('the folder of a chain beside a running API', () => {
  it('is not exported before it is imported', async () => {
    expect(await shell.json(`chain export ${parent}/nothing`)).toMatchObject({
      reason: { code: 'no-chain' },
    });
  });

  it('is shown before it is imported', async () => {
    const shown = await shell.lucka(`chain import ${folder}`);
    expect(shown).toMatchObject({ exitCode: 1, text: expect.stringContaining('added menus/lunch.json') });
    expect(shown.text).toContain('Shop 2, Lucka 2, goes off sale; its orders stay.');
    expect(shown.text).toContain('Add --yes to import.');
    expect(await api.stores.shops.list()).toHaveLength(6);
  });

  it('reaches the API at once', async () => {
    expect(await shell.lucka(`chain import ${folder} --yes`)).toMatchObject({ exitCode: 0 });
    const guest = new Guest(api.origin);
    await expect.poll(async () => (await guest.get('/api/shops')).text).toContain('"my-chain"');
    expect((await guest.get('/api/shops/2')).status).toBe(404);
    expect(await shell.lucka(`chain import ${folder} --yes`)).toMatchObject({ text: 'Nothing differs.\n' });
  });

  it('is compared', async () => {
    const file = path.join(folder, 'menus/lunch.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"price": 105', '"price": 110'));
    const line = 'changed menus/lunch.json categories[dishes].articles[soup].price: 105 → 110\n';
    expect(await shell.lucka(`chain diff ${folder}`)).toMatchObject({ exitCode: 0, text: line });
    expect(await shell.json(`chain diff ${folder}`)).toMatchObject({
      changes: [{ before: 105, after: 110 }],
    });
    expect((await api.stores.shops.menu(shopId(1)))?.items[0]).toMatchObject({ items: [{ price: 105 }, {}] });
  });

  it('is exported as it was imported, over another chain only if confirmed', async () => {
    const copy = path.join(parent, 'copy');
    expect(await shell.lucka(`chain export ${copy}`)).toMatchObject({ exitCode: 0 });
    expect(await shell.lucka(`chain check ${copy}`)).toMatchObject({ exitCode: 0 });
    expect(await shell.lucka(`chain diff ${copy}`)).toMatchObject({ text: 'Nothing differs.\n' });
    await writeFile(path.join(copy, 'shops/second.json'), '{}');
    expect(await shell.json(`chain export ${copy}`)).toMatchObject({ reason: { code: 'exists' } });
    expect(await shell.lucka(`chain export ${copy} --yes`)).toMatchObject({ exitCode: 0 });
    expect(existsSync(path.join(copy, 'shops/second.json'))).toBe(false);
  });

  it('is refused as a whole for one error', async () => {
    await writeFile(path.join(folder, 'shops/second.json'), '{}');
    expect(await shell.lucka(`chain import ${folder} --yes`)).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('shops/second.json:1:1: id: Invalid input'),
    });
  });

  it('says which database is not there', async () => {
    const { json, lucka } = aShell(undefined, '', undefined, { DATABASE_URL: 'nonsense' });
    expect(await json(`chain export ${parent}/nothing`)).toMatchObject({ reason: { code: 'no-database' } });
    expect(await lucka(`chain export ${parent}/nothing`)).toMatchObject({
      exitCode: 1,
      text: expect.not.stringContaining('Trying again'),
    });
  });
});
