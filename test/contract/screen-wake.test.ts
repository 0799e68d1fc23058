import { describe, expect, it } from 'vitest';

import { BrowserScreenWake, type WakeWindow } from '@/adapters/browser/browser-screen-wake';
import { MemoryScreenWake } from '@/adapters/headless/memory-screen-wake';
import type { ScreenWake } from '@/domain/ports/screen-wake';

/** Enough turns for the chain of promises between a request and its lock. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** A browser that releases its locks when the page is hidden, and refuses one to a hidden page. */
function inBrowser() {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const held = new Set<object>();
  let requests = 0;
  const request = () => {
    requests += 1;
    if (document.visibilityState !== 'visible')
      return Promise.reject(new DOMException('', 'NotAllowedError'));
    const lock = { release: () => Promise.resolve(void held.delete(lock)) };
    held.add(lock);
    return Promise.resolve(lock);
  };
  const setVisible = (isVisible: boolean): void => {
    document.visibilityState = isVisible ? 'visible' : 'hidden';
    if (!isVisible) held.clear();
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const window = { navigator: { wakeLock: { request } }, document } satisfies WakeWindow;
  return {
    wake: new BrowserScreenWake(window),
    isLit: () => held.size > 0,
    requests: () => requests,
    setVisible,
  };
}

function inMemory() {
  const wake = new MemoryScreenWake();
  return { wake, isLit: () => wake.keepers > 0 };
}

describe.each<[string, () => { readonly wake: ScreenWake; readonly isLit: () => boolean }]>([
  ['in a browser', inBrowser],
  ['in memory', inMemory],
])('ScreenWake %s', (_, open) => {
  it('keeps the screen lit until it is stopped', async () => {
    const { wake, isLit } = open();
    expect(isLit()).toBe(false);
    const stop = wake.request();
    await settled();
    expect(isLit()).toBe(true);
    stop();
    await settled();
    expect(isLit()).toBe(false);
  });
});

describe('BrowserScreenWake', () => {
  it('requests a lock again when the page is visible again, and none while it is hidden', async () => {
    const { wake, isLit, requests, setVisible } = inBrowser();
    const stop = wake.request();
    await settled();
    setVisible(false);
    await settled();
    expect([isLit(), requests()]).toEqual([false, 1]);
    setVisible(true);
    await settled();
    expect([isLit(), requests()]).toEqual([true, 2]);
    stop();
    await settled();
    expect(isLit()).toBe(false);
  });

  it('requests nothing after it was stopped', async () => {
    const { wake, isLit, requests, setVisible } = inBrowser();
    wake.request()();
    setVisible(false);
    setVisible(true);
    await settled();
    expect([isLit(), requests()]).toEqual([false, 1]);
  });

  it.each([
    ['has none', undefined],
    ['refuses', { request: () => Promise.reject(new DOMException('Low battery', 'NotAllowedError')) }],
  ])('can be started and stopped where the browser %s', async (_, wakeLock) => {
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
    const unhandled: unknown[] = [];
    const onUnhandled = (reason: unknown): void => void unhandled.push(reason);
    process.on('unhandledRejection', onUnhandled);
    const navigator = wakeLock === undefined ? {} : { wakeLock };
    const stop = new BrowserScreenWake({ navigator, document }).request();
    await settled();
    expect(stop).not.toThrow();
    await new Promise(setImmediate);
    process.off('unhandledRejection', onUnhandled);
    expect(unhandled).toEqual([]);
  });
});
