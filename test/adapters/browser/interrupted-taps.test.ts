import { describe, expect, it } from 'vitest';

import { InterruptedTaps, type ReloadedWindow } from '@/adapters/browser/interrupted-taps';
import { MemoryBrowser } from '@/adapters/headless/memory-browser';

const COLA = 'Lägg Cola i korgen';

/** Visits of one tab, whose session storage stays. */
function openTab() {
  const { storage } = new MemoryBrowser().openTab();
  return (type: 'navigate' | 'reload' | 'back_forward', pathname = '/shop/1/menu'): InterruptedTaps => {
    const entry = { name: pathname, entryType: 'navigation', startTime: 0, duration: 0, type };
    const entries = [{ ...entry, toJSON: () => entry }];
    const window: ReloadedWindow = Object.assign(new EventTarget(), {
      ...{ sessionStorage: storage, location: { pathname } },
      performance: { getEntriesByType: () => entries },
    });
    return new InterruptedTaps(window);
  };
}

describe('InterruptedTaps', () => {
  it('gives the taps of a page that was left to the same page loaded again, once', () => {
    const visit = openTab();
    visit('navigate').store([COLA, 'Visa fler']);
    expect(visit('reload').take()).toEqual([COLA, 'Visa fler']);
    expect(visit('reload').take()).toEqual([]);
  });

  it.each([
    ['another address', 'reload', '/shop/2/menu'],
    ['the same address by a link', 'navigate', '/shop/1/menu'],
    ['the same address by going back', 'back_forward', '/shop/1/menu'],
  ] as const)('gives none to %s, and none after that', (_, kind, path) => {
    const visit = openTab();
    visit('navigate').store([COLA]);
    expect(visit(kind, path).take()).toEqual([]);
    expect(visit('reload').take()).toEqual([]);
  });

  it('gives none that was done', () => {
    const visit = openTab();
    const taps = visit('navigate');
    taps.store([COLA]);
    taps.forget();
    expect(visit('reload').take()).toEqual([]);
  });
});
