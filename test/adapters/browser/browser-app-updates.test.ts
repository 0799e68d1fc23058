import { describe, expect, it } from 'vitest';
import { BrowserAppUpdates, type UpdateWindow } from '@/adapters/browser/browser-app-updates';
import { BrowserPageDocument } from '@/adapters/browser/browser-page-document';
import { BrowserPageReloader } from '@/adapters/browser/browser-page-reloader';
import { ConsoleFailureReporter } from '@/adapters/browser/console-failure-reporter';
import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { StorageArea } from '@/adapters/storage/storage-area';
import { WatchUpdates, UPDATE_CHECK_INTERVAL_MS } from '@/application/app/watch-updates';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { UpdateStore } from '@/application/app/update-store';
import { InstallUpdate } from '@/application/app/install-update';
import { NOTHING_TRACKED } from '@/domain/navigation/page-tracking';
import { aRoute } from '@test/support/builders/a-route';
import { aLoadedWindow, FakeWorkerContainer, messagesArrive } from '@test/support/fake-worker-container';

/** What the page of each tab brought along. */
const BROUGHT = '/api/settings';

/** A tab on a page of build `old`, whose document is only its body's classes. */
async function aTab(container: FakeWorkerContainer, different: Partial<UpdateWindow> = {}, path = '/') {
  const clock = new ManualClock();
  const classes = new Set<string>();
  const classList = {
    toggle: (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name)),
  };
  const page = { document: { body: { classList } } } as unknown as ConstructorParameters<
    typeof BrowserPageDocument
  >[0];
  const tab = { clock, classes, reloads: 0, logged: [] as string[], container };
  const { storage, events } = new MemoryBrowser().openTab();
  const updates = new BrowserAppUpdates({
    window: aLoadedWindow(different),
    container: container.asContainer,
    build: 'old',
    brought: () => [BROUGHT],
    clock,
  });
  const reloader = new BrowserPageReloader({
    session: new StorageArea(() => storage, events),
    reload: () => void (tab.reloads += 1),
    now: () => clock.now(),
  });
  const store = new UpdateStore();
  const navigation = new NavigationStore();
  navigation.arrive(aRoute(path), NOTHING_TRACKED);
  const installUpdate = new InstallUpdate({ updates, store, navigation, reloader });
  const log = (...said: unknown[]) => void tab.logged.push(said.join(' '));
  const follow = new WatchUpdates({
    updates,
    store,
    navigation,
    installUpdate,
    document: new BrowserPageDocument(page),
    reporter: new ConsoleFailureReporter({ warn: log, error: log }),
    clock,
  });
  const stop = follow.start();
  await messagesArrive();
  return Object.assign(tab, { store, navigation, installUpdate, stop });
}

function anInstalled(version = 'old'): FakeWorkerContainer {
  const container = new FakeWorkerContainer();
  container.activate(container.install(version));
  return container;
}

describe('the service worker in a browser', () => {
  it('registers /sw.js for the whole site once the page is idle [SW-01]', async () => {
    const container = new FakeWorkerContainer();
    const waiting: (() => void)[] = [];
    await aTab(container, {
      document: { readyState: 'interactive' },
      addEventListener: (_, listener) => void waiting.push(listener),
      requestIdleCallback: (callback) => void waiting.push(callback),
    });
    expect(container.registered).toEqual([]);
    waiting.shift()?.();
    await messagesArrive();
    expect(container.registered).toEqual([]);
    waiting.shift()?.();
    await messagesArrive();
    expect(container.registered).toEqual([['/sw.js', { scope: '/', updateViaCache: 'none' }]]);
  });

  it('uses a trusted-types policy that accepts nothing else', async () => {
    const container = new FakeWorkerContainer();
    const made: [string, (url: string) => string][] = [];
    await aTab(container, {
      trustedTypes: {
        createPolicy: (name, { createScriptURL }) => {
          made.push([name, createScriptURL]);
          return { createScriptURL: (url) => `trusted ${createScriptURL(url)}` };
        },
      },
    });
    expect(container.registered).toEqual([['trusted /sw.js', { scope: '/', updateViaCache: 'none' }]]);
    expect(made.map(([name]) => name)).toEqual(['shop-sw']);
    expect(() => made[0]?.[1]('https://evil.example/sw.js')).toThrow(TypeError);
  });

  it('reloads the page when the version that was asked for takes over [SW-02]', async () => {
    const tab = await aTab(anInstalled());
    tab.container.install('new');
    await messagesArrive();
    expect(tab.reloads).toBe(0);
    tab.installUpdate.install({ isAsked: true });
    await messagesArrive();
    expect(tab.reloads).toBe(1);
  });

  it('never reloads for the first installation, but caches what was loaded before it [SW-02]', async () => {
    const container = new FakeWorkerContainer();
    const seen = [{ name: 'https://lucka.example/api/shops' }];
    const tab = await aTab(container, {
      performance: { getEntriesByType: () => seen as unknown as PerformanceEntryList },
    });
    const worker = container.install('old');
    await messagesArrive();
    expect([tab.reloads, [...tab.classes]]).toEqual([0, []]);
    expect(worker.received).toEqual([
      { kind: 'keepSeen', addresses: ['https://lucka.example/api/shops', BROUGHT] },
    ]);
  });

  it('caches what a page of the server brought along, which no worker has seen', async () => {
    const container = anInstalled();
    await aTab(container);
    expect(container.controller?.received).toEqual([{ kind: 'keepSeen', addresses: [BROUGHT] }]);
  });

  it('adds a body class while a newer version waits [SW-03]', async () => {
    const tab = await aTab(anInstalled());
    expect([...tab.classes]).toEqual([]);
    tab.container.install('new');
    await messagesArrive();
    expect([...tab.classes]).toEqual(['update-available']);
  });

  it('activates the version of the page itself without a notice [SW-02, SW-03]', async () => {
    const tab = await aTab(anInstalled('older'));
    tab.container.install('old');
    await messagesArrive();
    expect(tab.container.registration.waiting).toBeNull();
    expect([tab.reloads, [...tab.classes]]).toEqual([0, []]);
  });

  it('offers a version that does not answer with its name', async () => {
    const tab = await aTab(anInstalled());
    tab.container.install(undefined);
    await messagesArrive();
    await tab.clock.advance(3_000);
    expect([...tab.classes]).toEqual(['update-available']);
  });

  it('stays with the old version when another tab activates the new one, until the visitor reloads [SW-02]', async () => {
    const tab = await aTab(anInstalled());
    tab.container.activate(tab.container.install('new'));
    await messagesArrive();
    expect([tab.reloads, tab.store.news]).toEqual([0, 'takenOver']);
    tab.installUpdate.install({ isAsked: true });
    expect(tab.reloads).toBe(1);
  });

  it.each(['/shop/1/checkout', '/shop/1/checkout/payment/7'])(
    'neither takes over nor reloads at %s [SW-02]',
    async (path) => {
      const tab = await aTab(anInstalled(), {}, path);
      tab.container.install('new');
      await messagesArrive();
      tab.installUpdate.install({ isAsked: true });
      expect(tab.container.registration.waiting).not.toBeNull();
      tab.container.registration.waiting?.postMessage({ kind: 'takeOver' });
      await messagesArrive();
      tab.installUpdate.install({ isAsked: true });
      expect(tab.reloads).toBe(0);
      tab.navigation.arrive(aRoute('/order/7'), NOTHING_TRACKED);
      tab.installUpdate.install({ isAsked: true });
      expect(tab.reloads).toBe(1);
    },
  );

  it('does not reload a second time within a minute by itself [SW-02]', async () => {
    const tab = await aTab(anInstalled());
    for (const version of ['new', 'newer']) {
      tab.container.install(version);
      await messagesArrive();
      tab.installUpdate.install({ isAsked: true });
      await messagesArrive();
    }
    expect(tab.reloads).toBe(1);
  });

  it('activates by itself on digital signage', async () => {
    const tab = await aTab(anInstalled(), {}, '/shop/1/digital-signage');
    tab.container.install('new');
    await messagesArrive();
    expect(tab.reloads).toBe(1);
  });

  it('logs why the registration failed [HAND-11]', async () => {
    const container = new FakeWorkerContainer();
    container.failure = new TypeError('the script is no script');
    const tab = await aTab(container);
    expect(tab.logged).toEqual(['lucka:service-worker-not-registered TypeError: the script is no script']);
  });

  it('checks every hour for a newer version, also after the network was gone', async () => {
    const tab = await aTab(anInstalled());
    tab.container.isOffline = true;
    await tab.clock.advance(UPDATE_CHECK_INTERVAL_MS);
    tab.container.isOffline = false;
    await tab.clock.advance(UPDATE_CHECK_INTERVAL_MS);
    tab.stop();
    await tab.clock.advance(UPDATE_CHECK_INTERVAL_MS);
    expect([tab.container.updates, tab.logged]).toEqual([2, []]);
  });
});
