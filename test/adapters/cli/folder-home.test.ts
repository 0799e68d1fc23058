import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderHome } from '@/adapters/cli/terminal/folder-home';
import { NEW_CUSTOMER } from '@/adapters/cli/terminal/home';

describe('FolderHome', () => {
  let folder: string;
  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'lucka-home-')), 'new');
  });
  afterEach(() => rm(path.dirname(folder), { recursive: true }));

  it('knows nobody and nothing at first', async () => {
    const home = new FolderHome(folder);
    expect([await home.customer(), await home.chain()]).toEqual([NEW_CUSTOMER, undefined]);
  });

  it('keeps what it is given, for its owner alone', async () => {
    const customer = { stored: [['cart', '{}']], cookies: [['a', 'b']] } as const;
    await new FolderHome(folder).keepCustomer(customer);
    await new FolderHome(folder).keepChain(new Uint8Array([1, 2]));
    expect(await new FolderHome(folder).customer()).toEqual(customer);
    expect([...((await new FolderHome(folder).chain()) ?? [])]).toEqual([1, 2]);
    expect((await stat(path.join(folder, 'customer.json'))).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{', '{"stored":[1]}'])('takes what cannot be read for nobody: %s', async (text) => {
    const home = new FolderHome(folder);
    await home.keepCustomer(NEW_CUSTOMER);
    await writeFile(path.join(folder, 'customer.json'), text);
    expect(await home.customer()).toEqual(NEW_CUSTOMER);
  });
});
