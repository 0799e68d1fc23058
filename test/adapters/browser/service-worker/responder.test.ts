import { describe, expect, it } from 'vitest';
import { ManualClock } from '@test/support/memory/manual-clock';
import { Responder, FACT_PATIENCE_MS, PAGE_PATIENCE_MS } from '@/adapters/browser/service-worker/responder';
import { installShell, repairShell } from '@/adapters/browser/service-worker/install-shell';
import type { CacheKind } from '@/adapters/browser/service-worker/cache-kind';
import { SHELL_PAGE } from '@/adapters/browser/service-worker/shell';
import { WorkerCaches } from '@/adapters/browser/service-worker/worker-caches';
import { wait } from '@/domain/ports/clock';
import { MemoryCaches } from '@test/support/memory-caches';

const ORIGIN = 'https://lucka.example';
const shell = (version: string, ...files: readonly string[]) => ({ version, files: [SHELL_PAGE, ...files] });

const ours = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { 'x-lucka': '1', ...init.headers } });
const portal = () => new Response('Welcome to our wireless');

/** A worker of one version; `network` returns the response of an address. */
function aWorker(caches = new MemoryCaches(), version = 'v1') {
  const clock = new ManualClock();
  const requested: string[] = [];
  const worker = {
    caches,
    clock,
    requested,
    network: (_path: string): Promise<Response> => Promise.reject(new TypeError('no network')),
    install: (files: readonly string[] = []) => installShell(shell(version, ...files), installing()),
    repair: (files: readonly string[] = []) => repairShell(shell(version, ...files), installing()),
    ask: async (kind: CacheKind, path: string) => {
      const work: Promise<unknown>[] = [];
      const answers = new Responder({
        workerCaches,
        fetch,
        wait: (ms) => wait(clock, ms),
        goOn: (more) => void work.push(more),
      });
      const request = new Request(ORIGIN + path);
      const answer = await answers.respond(kind, request);
      await Promise.all(work);
      return answer.text();
    },
  };
  const workerCaches = new WorkerCaches(caches, shell(version));
  const fetch = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    requested.push(pathname + search);
    return worker.network(pathname + search);
  };
  const installing = () => ({
    caches,
    workerCaches,
    fetch: (address: string) => fetch(new Request(ORIGIN + address)),
  });
  return { ...worker, worker, workerCaches };
}

async function installed(files: readonly string[] = []) {
  const all = aWorker();
  all.worker.network = (path) => Promise.resolve(ours(path === SHELL_PAGE ? 'page v1' : `file ${path}`));
  await all.install(files);
  all.requested.length = 0;
  return all;
}

describe('the page', () => {
  it('comes from the server while it answers', async () => {
    const { worker, ask } = await installed();
    worker.network = () => Promise.resolve(ours('page v2'));
    expect(await ask('page', '/shop/1/menu')).toBe('page v2');
  });

  it.each<[string, () => Promise<Response>]>([
    ['no network', () => Promise.reject(new TypeError('no network'))],
    ['a captive portal', () => Promise.resolve(portal())],
    ['a server that fails', () => Promise.resolve(ours('overloaded', { status: 503 }))],
  ])('is the cached one with %s', async (_, network) => {
    const { worker, ask } = await installed();
    worker.network = network;
    expect(await ask('page', '/shop/1/menu')).toBe('page v1');
  });

  it('is the cached one when the network takes too long', async () => {
    const { worker, ask, clock } = await installed();
    worker.network = () => new Promise(() => undefined);
    const answer = ask('page', '/');
    await clock.advance(PAGE_PATIENCE_MS);
    expect(await answer).toBe('page v1');
  });

  it("is the network's where nothing is cached", async () => {
    const { worker, ask } = aWorker();
    worker.network = () => Promise.resolve(portal());
    expect(await ask('page', '/')).toBe('Welcome to our wireless');
  });
});

describe('files', () => {
  it('are not requested for again', async () => {
    const { ask, requested } = await installed(['/assets/a-1.js']);
    expect(await ask('files', '/assets/a-1.js')).toBe('file /assets/a-1.js');
    expect(requested).toEqual([]);
  });

  it('that were not precached are cached when they are requested', async () => {
    const { ask, requested } = await installed();
    await ask('files', '/assets/font.woff2');
    await ask('files', '/assets/font.woff2');
    expect(requested).toEqual(['/assets/font.woff2']);
  });

  it('of the previous version stay for other tabs, those of older ones do not', async () => {
    const caches = new MemoryCaches();
    for (const version of ['v1', 'v2', 'v3']) {
      const { worker, install, workerCaches } = aWorker(caches, version);
      worker.network = (path) => Promise.resolve(ours(path === SHELL_PAGE ? `page ${version}` : path));
      await install([`/assets/${version}.js`]);
      await workerCaches.deleteOld();
    }
    const { ask } = aWorker(caches, 'v3');
    expect(await ask('files', '/assets/v2.js')).toBe('/assets/v2.js');
    await expect(ask('files', '/assets/v1.js')).rejects.toThrow('no network');
  });
});

describe('facts', () => {
  it('come from the network, and without one from the cache', async () => {
    const { worker, ask } = aWorker();
    worker.network = () => Promise.resolve(ours('menu 1'));
    await ask('facts', '/api/shops/1/menu');
    worker.network = () => Promise.resolve(ours('menu 2'));
    expect(await ask('facts', '/api/shops/1/menu')).toBe('menu 2');
    worker.network = () => Promise.resolve(portal());
    expect(await ask('facts', '/api/shops/1/menu')).toBe('menu 2');
    worker.network = () => Promise.reject(new TypeError('no network'));
    expect(await ask('facts', '/api/shops/1/menu')).toBe('menu 2');
    await expect(ask('facts', '/api/shops/2/menu')).rejects.toThrow('no network');
  });

  it('come from the cache when the network takes too long', async () => {
    const { worker, ask, clock } = aWorker();
    worker.network = () => Promise.resolve(ours('shops'));
    await ask('facts', '/api/shops');
    let arrive: (answer: Response) => void = () => undefined;
    worker.network = () => new Promise((resolve) => (arrive = resolve));
    const answer = ask('facts', '/api/shops');
    await clock.advance(FACT_PATIENCE_MS);
    arrive(ours('late'));
    expect(await answer).toBe('shops');
  });

  it('never are those of a captive portal', async () => {
    const { worker, ask, caches } = aWorker();
    worker.network = () => Promise.resolve(portal());
    await ask('facts', '/api/shops');
    expect(caches.addresses()).toEqual([]);
  });

  it('are limited to the most recent addresses', async () => {
    const { worker, ask, caches } = aWorker();
    worker.network = (path) => Promise.resolve(ours(path));
    for (let shop = 1; shop <= 70; shop += 1) await ask('facts', `/api/shops/${shop}`);
    expect(caches.addresses()).toHaveLength(60);
    expect(caches.addresses()).toContain(`${ORIGIN}/api/shops/70`);
    expect(caches.addresses()).not.toContain(`${ORIGIN}/api/shops/10`);
  });
});

describe('pictures', () => {
  it('are not requested for again', async () => {
    const { worker, ask, requested } = aWorker();
    worker.network = () => Promise.resolve(ours('soup'));
    await ask('pictures', '/api/images/soup?_t=1');
    await ask('pictures', '/api/images/soup?_t=1');
    expect(requested).toEqual(['/api/images/soup?_t=1']);
  });

  it('of an earlier menu are used without a network', async () => {
    const { worker, ask } = aWorker();
    worker.network = () => Promise.resolve(ours('soup'));
    await ask('pictures', '/api/images/soup?_t=1');
    worker.network = () => Promise.reject(new TypeError('no network'));
    expect(await ask('pictures', '/api/images/soup?_t=2&w=320')).toBe('soup');
    await expect(ask('pictures', '/api/images/bread?_t=2')).rejects.toThrow('no network');
  });

  it('are deleted first when the browser is full, and every request is still answered', async () => {
    const { worker, ask, caches } = aWorker();
    worker.network = (path) => Promise.resolve(ours(path));
    await ask('facts', '/api/shops');
    await ask('pictures', '/api/images/soup');
    caches.capacity = 2;
    expect(await ask('facts', '/api/shops/1/menu')).toBe('/api/shops/1/menu');
    expect(caches.addresses()).toEqual([`${ORIGIN}/api/shops`]);
  });
});

describe('installShell', () => {
  it('requests two files at a time, which leaves connections for the page', async () => {
    const { worker, install } = aWorker();
    let underWay = 0;
    let most = 0;
    worker.network = async (path) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay -= 1;
      return ours(path === SHELL_PAGE ? 'page v1' : path);
    };
    await install(['/assets/a.js', '/assets/b.js', '/assets/c.js', '/assets/d.js']);
    expect(most).toBe(2);
  });

  it('fetches only what the previous version does not have', async () => {
    const first = await installed(['/assets/same.js', '/assets/old.js']);
    const next = aWorker(first.caches, 'v2');
    next.worker.network = (path) => Promise.resolve(ours(path === SHELL_PAGE ? 'page v2' : path));
    await next.install(['/assets/same.js', '/assets/new.js']);
    expect(next.requested.toSorted()).toEqual(['/assets/new.js', SHELL_PAGE]);
  });

  it.each<[string, () => Response]>([
    ['one is missing', () => ours('gone', { status: 404 })],
    ['a captive portal answers', portal],
  ])('fails where %s, and the previous version goes on serving', async (_, bad) => {
    const { caches, ask, worker } = await installed(['/assets/a-1.js']);
    const next = aWorker(caches, 'v2');
    next.worker.network = (path) => Promise.resolve(path === SHELL_PAGE ? ours('page v2') : bad());
    await expect(next.install(['/assets/a-2.js'])).rejects.toThrow('cannot be cached');
    worker.network = () => Promise.reject(new TypeError('no network'));
    expect(await ask('page', '/')).toBe('page v1');
    expect(await ask('files', '/assets/a-1.js')).toBe('file /assets/a-1.js');
  });

  it('fails where the page is of another version', async () => {
    const { worker, install } = aWorker();
    worker.network = () => Promise.resolve(ours('page v0'));
    await expect(install()).rejects.toThrow('another version');
  });
});

describe('repairShell', () => {
  it('fetches the files again only when they were deleted', async () => {
    const { worker, caches, repair, ask, requested } = await installed(['/assets/a-1.js']);
    expect(await repair(['/assets/a-1.js'])).toBe(true);
    expect(requested).toEqual([]);
    for (const name of await caches.keys()) await caches.delete(name);
    expect(await repair(['/assets/a-1.js'])).toBe(true);
    worker.network = () => Promise.reject(new TypeError('no network'));
    expect(await ask('page', '/')).toBe('page v1');
    expect(await ask('files', '/assets/a-1.js')).toBe('file /assets/a-1.js');
  });

  it('does nothing where the server has a newer version already', async () => {
    const { worker, caches, repair } = await installed();
    for (const name of await caches.keys()) await caches.delete(name);
    worker.network = () => Promise.resolve(ours('page v2'));
    expect(await repair()).toBe(false);
  });
});
