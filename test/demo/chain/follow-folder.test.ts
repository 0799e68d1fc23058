import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { followFolder } from '@api/chain/follow-folder';
import { memoryStores, type Stores } from '@api/stores';
import { systemClock } from '@api/system/system-clock';
import { smallChain } from '@test/support/api/a-small-chain';
import { ManualClock } from '@test/support/memory/manual-clock';

let folder: string;
let stores: Stores;
let printed: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lucka-follow-'));
  for (const [file, bytes] of smallChain()) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), bytes);
  }
  stores = memoryStores();
  printed = [];
});
afterEach(() => rm(folder, { recursive: true }));

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(folder, file), 'utf8');
  await writeFile(path.join(folder, file), text.replace(from, to));
}

const reportTrouble = (message: string, error: unknown): void =>
  expect.unreachable(`${message} ${String(error)}`);
const print = (lines: readonly string[]): void => void printed.push(...lines);

/** Follows by hand: `changed` is what the file system reports. */
function follow() {
  const clock = new ManualClock();
  let changed = (): void => expect.unreachable();
  const watchFolder = (_folder: string, onChange: () => void) => {
    changed = onChange;
    return () => (changed = () => undefined);
  };
  const stop = followFolder(folder, { stores, clock, print, reportTrouble, watchFolder });
  return { clock, stop, changed: () => changed() };
}

describe('followFolder', () => {
  it('imports once when the changes have settled, and prints what differs', async () => {
    const { clock, changed } = follow();
    changed();
    await clock.advance(200);
    changed();
    await clock.advance(200);
    expect(await stores.chain.revision()).toBe(0);
    await clock.advance(100);
    await expect.poll(() => stores.chain.revision()).toBe(1);
    await change('menus/cafe.json', '"price":45', '"price":46');
    changed();
    await clock.advance(300);
    await expect
      .poll(() => printed)
      .toContain('changed menus/cafe.json categories[hot].articles[latte].price: 45 → 46');
  });

  it('keeps the last chain without errors, and prints the errors', async () => {
    const { clock, changed } = follow();
    changed();
    await clock.advance(300);
    await expect.poll(() => stores.chain.revision()).toBe(1);
    await change('menus/cafe.json', '"price":45', '"price":');
    printed = [];
    changed();
    await clock.advance(300);
    await expect.poll(() => printed).toHaveLength(2);
    expect(printed[0]).toBe(`${folder} stays as it was:`);
    expect(printed[1]).toMatch(/^menus\/cafe\.json:1:\d+: It is not JSON/);
    expect(await stores.chain.revision()).toBe(1);
  });

  it('does nothing once it is stopped', async () => {
    const { clock, stop, changed } = follow();
    changed();
    stop();
    changed();
    await clock.advance(1_000);
    expect([clock.pending, await stores.chain.revision()]).toEqual([0, 0]);
  });

  it('reports files that are changed and added', async () => {
    onTestFinished(followFolder(folder, { stores, clock: systemClock, print, reportTrouble }));
    await change('menus/cafe.json', '"price":45', '"price":46');
    await expect.poll(() => stores.chain.revision()).toBe(1);
    const third = (await readFile(path.join(folder, 'shops/second.json'), 'utf8')).replace(
      '"id":2',
      '"id":3',
    );
    await writeFile(path.join(folder, 'shops/third.json'), third);
    await expect.poll(() => stores.shops.list()).toHaveLength(3);
  });
});
