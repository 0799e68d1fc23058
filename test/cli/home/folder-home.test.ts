import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderHome } from '@cli/home/folder-home';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { ImpatientClock } from '@test/support/http/calls-to';
import { NEW_CUSTOMER } from '@cli/home/home';

let seed = 0;
const homeAt = (folder: string) =>
  new FolderHome(folder, new ImpatientClock(), new SeededRandomness((seed += 1)));

const SITE = 'https://lucka.example';
const FILE = 'customer-https%3A%2F%2Flucka.example.json';

describe('FolderHome', () => {
  let folder: string;
  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'lucka-home-')), 'new');
  });
  afterEach(() => rm(path.dirname(folder), { recursive: true }));

  it('is empty at first', async () => {
    const home = homeAt(folder);
    expect([await home.customer(SITE), await home.chain()]).toEqual([NEW_CUSTOMER, undefined]);
  });

  it('stores state for its owner only', async () => {
    const customer = { stored: [['cart', '{}']], cookies: [['a', 'b']] } as const;
    await homeAt(folder).saveCustomer(SITE, customer);
    await homeAt(folder).saveChain(new Uint8Array([1, 2]));
    expect(await homeAt(folder).customer(SITE)).toEqual(customer);
    expect([...((await homeAt(folder).chain()) ?? [])]).toEqual([1, 2]);
    expect((await stat(path.join(folder, FILE))).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{', '{"stored":[1]}'])('counts an unreadable customer as new: %s', async (text) => {
    const home = homeAt(folder);
    await home.saveCustomer(SITE, NEW_CUSTOMER);
    await writeFile(path.join(folder, FILE), text);
    expect(await home.customer(SITE)).toEqual(NEW_CUSTOMER);
  });

  it('separates the customers of sites', async () => {
    const home = homeAt(folder);
    await home.saveCustomer(SITE, { stored: [['order', 'code']], cookies: [['__Host-session', 'secret']] });
    expect(await home.customer('https://lucka.example.evil.example')).toEqual(NEW_CUSTOMER);
    expect(await home.customer('../chain')).toEqual(NEW_CUSTOMER);
  });

  it('renames a chain without overwriting another', async () => {
    const home = homeAt(folder);
    expect(await home.setChainAside()).toBeUndefined();
    for (const byte of [1, 2]) {
      await home.saveChain(new Uint8Array([byte]));
      expect(await home.setChainAside()).toBe(path.join(folder, `chain-set-aside-${byte}`));
    }
    expect(await home.chain()).toBeUndefined();
    expect((await readdir(folder)).sort()).toEqual(['chain-set-aside-1', 'chain-set-aside-2']);
  });

  describe('lock', () => {
    const DEAD_PID = 2 ** 22 + 1;
    const leftBehind = (token: string) =>
      JSON.stringify({ token, pid: DEAD_PID, host: hostname(), command: 'order', since: 'once' });

    it('admits one process at a time, answers the others its holder, and admits the next', async () => {
      const first = await homeAt(folder).lock('basket add');
      const second = await homeAt(folder).lock('order');
      expect(second).toMatchObject({ ok: false, error: { pid: process.pid, command: 'basket add' } });
      if (first.ok) await first.value();
      const third = await homeAt(folder).lock('order');
      expect(third.ok).toBe(true);
      if (third.ok) await third.value();
      expect(await readdir(folder)).toEqual([]);
    });

    it('waits for a holder that releases in time', async () => {
      const first = await homeAt(folder).lock('basket add');
      const second = homeAt(folder).lock('order');
      if (first.ok) await first.value();
      expect((await second).ok).toBe(true);
    });

    it('takes over from a crashed process, and from its crashed successor', async () => {
      await homeAt(folder).saveCustomer(SITE, NEW_CUSTOMER);
      await writeFile(path.join(folder, 'lock'), leftBehind('one'));
      await writeFile(path.join(folder, 'lock-after-one'), leftBehind('two'));
      const held = await homeAt(folder).lock('order');
      expect(await homeAt(folder).lock('pay')).toMatchObject({ ok: false, error: { command: 'order' } });
      if (held.ok) await held.value();
      expect(await readdir(folder)).toEqual([FILE]);
    });

    it('assumes that a process of another machine is alive', async () => {
      await homeAt(folder).saveCustomer(SITE, NEW_CUSTOMER);
      await writeFile(path.join(folder, 'lock'), leftBehind('one').replace(hostname(), 'elsewhere'));
      expect(await homeAt(folder).lock('order')).toMatchObject({ ok: false, error: { host: 'elsewhere' } });
    });

    it.each([0, 1, 2])('admits one of many at a time, past %i crashed ones', async (dead) => {
      await homeAt(folder).saveCustomer(SITE, NEW_CUSTOMER);
      for (let number = 0; number < dead; number += 1) {
        const name = number === 0 ? 'lock' : `lock-after-${number - 1}`;
        await writeFile(path.join(folder, name), leftBehind(String(number)));
      }
      let inside = 0;
      const enter = async (): Promise<boolean> => {
        const held = await homeAt(folder).lock('order');
        if (!held.ok) return false;
        expect((inside += 1)).toBe(1);
        await readdir(folder);
        inside -= 1;
        await held.value();
        return true;
      };
      const entered = await Promise.all(Array.from({ length: 12 }, enter));
      expect(entered).toContain(true);
      expect(await readdir(folder)).toEqual([FILE]);
    });
  });
});
