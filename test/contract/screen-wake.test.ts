import { describe, expect, it } from 'vitest';

import { BrowserScreenWake, type WakeWindow } from '@/adapters/browser/browser-screen-wake';
import { MemoryScreenWake } from '@/adapters/memory/memory-screen-wake';
import type { ScreenWake } from '@/domain/ports/screen-wake';

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A browser that lets go of its lock when the page is hidden. */
function inBrowser() {
  const events = new EventTarget();
  let held = 0;
  const window = {
    navigator: {
      wakeLock: {
        request: () => {
          held += 1;
          let isHeld = true;
          const release = () => {
            held -= isHeld ? 1 : 0;
            isHeld = false;
            return Promise.resolve();
          };
          events.addEventListener('visibilitychange', () => void release(), { once: true });
          return Promise.resolve({ release });
        },
      },
    },
    document: {
      visibilityState: 'visible' as const,
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    },
  } satisfies WakeWindow;
  return { wake: new BrowserScreenWake(window), isLit: () => held > 0, events };
}

function inMemory() {
  const wake = new MemoryScreenWake();
  return { wake, isLit: () => wake.keepers > 0 };
}

describe.each<[string, () => { readonly wake: ScreenWake; readonly isLit: () => boolean }]>([
  ['in a browser', inBrowser],
  ['in memory', inMemory],
])('ScreenWake %s', (_, open) => {
  it('keeps the screen lit until it is told to stop', async () => {
    const { wake, isLit } = open();
    const stop = wake.keep();
    await settled();
    expect(isLit()).toBe(true);
    stop();
    await settled();
    expect(isLit()).toBe(false);
  });
});

describe('BrowserScreenWake', () => {
  it('asks again when the page is seen again', async () => {
    const { wake, isLit, events } = inBrowser();
    const stop = wake.keep();
    await settled();
    events.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(isLit()).toBe(true);
    stop();
    await settled();
    expect(isLit()).toBe(false);
  });

  it('goes without where the browser has none, or refuses', async () => {
    const document = new EventTarget();
    const visible = Object.assign(document, { visibilityState: 'visible' as const });
    const refuse = () => Promise.reject(new DOMException('Low battery', 'NotAllowedError'));
    for (const navigator of [{}, { wakeLock: { request: refuse } }]) {
      const stop = new BrowserScreenWake({ navigator, document: visible }).keep();
      await settled();
      stop();
    }
    await settled();
  });
});
