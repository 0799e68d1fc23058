import { describe, expect, it } from 'vitest';
import { WorkerCaches } from '@/adapters/browser/service-worker/worker-caches';
import { MemoryCaches } from '@test/support/memory-caches';

const answer = () => new Response('here', { headers: { 'x-lucka': '1' } });

async function filled(...names: readonly string[]): Promise<MemoryCaches> {
  const caches = new MemoryCaches();
  for (const name of names) await caches.open(name);
  return caches;
}

describe('WorkerCaches', () => {
  it('deletes caches of an earlier format, and no others', async () => {
    const caches = await filled('lucka-facts-0', 'lucka-facts-1', 'lucka-pictures-1', 'other-site');
    await new WorkerCaches(caches, { version: 'v1', files: [] }).deleteOld();
    expect(await caches.keys()).toEqual(['lucka-facts-1', 'lucka-pictures-1', 'other-site']);
  });

  it('keeps the files of this version and of the previous one only', async () => {
    const shells = ['lucka-shell-v1', 'lucka-shell-v2', 'lucka-shell-v3'];
    const caches = await filled(...shells);
    await new WorkerCaches(caches, { version: 'v3', files: [] }).deleteOld();
    expect(await caches.keys()).toEqual(['lucka-shell-v2', 'lucka-shell-v3']);
  });

  it('keeps its own files after a step back to an older version', async () => {
    const caches = await filled('lucka-shell-v1', 'lucka-shell-v2');
    await new WorkerCaches(caches, { version: 'v1', files: [] }).deleteOld();
    expect(await caches.keys()).toEqual(['lucka-shell-v1', 'lucka-shell-v2']);
  });

  it('moves a repeated request to the end of the queue', async () => {
    const caches = new MemoryCaches();
    const workerCaches = new WorkerCaches(caches, { version: 'v1', files: [] });
    for (const shop of [1, 2, 1]) await workerCaches.saveFact(`/api/shops/${shop}`, answer());
    expect(caches.addresses().map((address) => address.at(-1))).toEqual(['2', '1']);
  });
});
