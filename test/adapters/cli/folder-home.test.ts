import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderHome } from '@/adapters/cli/terminal/folder-home';
import { NEW_CUSTOMER } from '@/adapters/cli/terminal/home';

const SITE = 'https://lucka.example';
const FILE = 'customer-https%3A%2F%2Flucka.example.json';

describe('FolderHome', () => {
  let folder: string;
  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'lucka-home-')), 'new');
  });
  afterEach(() => rm(path.dirname(folder), { recursive: true }));

  it('knows nobody and nothing at first', async () => {
    const home = new FolderHome(folder);
    expect([await home.customer(SITE), await home.chain()]).toEqual([NEW_CUSTOMER, undefined]);
  });

  it('keeps what it is given, for its owner alone', async () => {
    const customer = { stored: [['cart', '{}']], cookies: [['a', 'b']] } as const;
    await new FolderHome(folder).keepCustomer(SITE, customer);
    await new FolderHome(folder).keepChain(new Uint8Array([1, 2]));
    expect(await new FolderHome(folder).customer(SITE)).toEqual(customer);
    expect([...((await new FolderHome(folder).chain()) ?? [])]).toEqual([1, 2]);
    expect((await stat(path.join(folder, FILE))).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{', '{"stored":[1]}'])('takes what cannot be read for nobody: %s', async (text) => {
    const home = new FolderHome(folder);
    await home.keepCustomer(SITE, NEW_CUSTOMER);
    await writeFile(path.join(folder, FILE), text);
    expect(await home.customer(SITE)).toEqual(NEW_CUSTOMER);
  });

  it('shows no site what another one knows somebody by', async () => {
    const home = new FolderHome(folder);
    await home.keepCustomer(SITE, { stored: [['order', 'code']], cookies: [['__Host-session', 'secret']] });
    expect(await home.customer('https://lucka.example.evil.example')).toEqual(NEW_CUSTOMER);
    expect(await home.customer('../chain')).toEqual(NEW_CUSTOMER);
  });
});
