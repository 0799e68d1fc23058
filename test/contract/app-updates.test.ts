import { describe, expect, it } from 'vitest';
import { BrowserAppUpdates } from '@/adapters/browser/browser-app-updates';
import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryAppUpdates } from '@/adapters/headless/memory-app-updates';
import type { AppUpdates, UpdateNews } from '@/domain/ports/app-updates';
import { aLoadedWindow, FakeWorkerContainer, messagesArrive } from '@test/support/fake-worker-container';

interface Opened {
  readonly updates: AppUpdates;
  readonly release: () => void;
  /** Another tab activates the waiting version. */
  readonly takeOverElsewhere: () => void;
  readonly refuse: (message: string) => void;
}

function inBrowser(): Opened {
  const container = new FakeWorkerContainer();
  container.activate(container.install('old'));
  const updates = new BrowserAppUpdates({
    window: aLoadedWindow(),
    container: container.asContainer,
    build: 'old',
    brought: () => [],
    clock: new ManualClock(),
  });
  return {
    updates,
    release: () => void container.install('new'),
    takeOverElsewhere: () => container.registration.waiting?.postMessage({ kind: 'takeOver' }),
    refuse: (message) => void (container.failure = new Error(message)),
  };
}

function inMemory(): Opened {
  const updates = new MemoryAppUpdates();
  return {
    updates,
    release: () => updates.released(),
    takeOverElsewhere: () => updates.takenOver(),
    refuse: (message) => void (updates.failure = message),
  };
}

describe.each([
  ['in a browser', inBrowser],
  ['in memory', inMemory],
])('AppUpdates %s', (_, open) => {
  async function begun() {
    const opened = open();
    const received: UpdateNews[] = [];
    const stop = opened.updates.onNews((news) => received.push(news));
    expect(await opened.updates.begin()).toEqual({ ok: true, value: undefined });
    return { ...opened, received, stop };
  }

  it('reports a waiting version, and its activation after a request', async () => {
    const { updates, release, received } = await begun();
    expect(received).toEqual([]);
    release();
    await messagesArrive();
    expect(received).toEqual(['waiting']);
    updates.takeOver();
    await messagesArrive();
    expect(received).toEqual(['waiting', 'takenOver']);
  });

  it('reports a version that waited before the page was loaded', async () => {
    const opened = open();
    const received: UpdateNews[] = [];
    opened.release();
    opened.updates.onNews((news) => received.push(news));
    await opened.updates.begin();
    await messagesArrive();
    expect(received).toEqual(['waiting']);
  });

  it('reports when another tab activates the waiting version', async () => {
    const { release, takeOverElsewhere, received } = await begun();
    release();
    takeOverElsewhere();
    await messagesArrive();
    expect(received).toContain('takenOver');
  });

  it('reports nothing after the listener is removed', async () => {
    const { release, received, stop } = await begun();
    stop();
    release();
    await messagesArrive();
    expect(received).toEqual([]);
  });

  it('reports why it cannot start [HAND-11]', async () => {
    const { updates, refuse } = open();
    refuse('no workers today');
    const begun = await updates.begin();
    expect(begun).toMatchObject({ ok: false, error: { kind: 'notRegistered' } });
    expect(begun.ok ? '' : begun.error.message).toContain('no workers today');
  });

  it('activates nothing where no version waits', async () => {
    const { updates, received } = await begun();
    updates.takeOver();
    await messagesArrive();
    expect(received).toEqual([]);
  });

  it('checks for a newer version', async () => {
    const { updates } = await begun();
    expect(await updates.check()).toBe(true);
  });
});
