import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrowserPageReloader } from '@/adapters/browser/browser-page-reloader';
import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { MemoryPageReloader } from '@/adapters/headless/memory-page-reloader';
import { StorageArea } from '@/adapters/storage/storage-area';
import type { PageReloader } from '@/domain/ports/page-reloader';
import { RELOAD_PAUSE_MS } from '@/domain/updates/may-reload';
import { runs } from '@test/support/properties/runs';

interface Opened {
  readonly clock: ManualClock;
  readonly reloader: () => PageReloader;
  readonly reloads: () => number;
}

function inBrowser(): Opened {
  const clock = new ManualClock();
  const { storage, events } = new MemoryBrowser().openTab();
  let reloads = 0;
  // A new one each time: after a reload only the session storage is left.
  const reloader = () =>
    new BrowserPageReloader({
      session: new StorageArea(() => storage, events),
      reload: () => void (reloads += 1),
      now: () => clock.now(),
    });
  return { clock, reloader, reloads: () => reloads };
}

function inMemory(): Opened {
  const clock = new ManualClock();
  const reloader = new MemoryPageReloader(clock);
  return { clock, reloader: () => reloader, reloads: () => reloader.reloads };
}

describe.each([
  ['in a browser', inBrowser],
  ['in memory', inMemory],
])('PageReloader %s', (_, open) => {
  it('never reloads by itself twice within a minute', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 2 * RELOAD_PAUSE_MS })), async (pauses) => {
        const { clock, reloader } = open();
        const times: number[] = [];
        for (const pause of pauses) {
          await clock.advance(pause);
          if (reloader().reload()) times.push(clock.now());
        }
        const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
        expect(gaps.every((gap) => gap >= RELOAD_PAUSE_MS)).toBe(true);
        if (pauses.length > 0) expect(times.length).toBeGreaterThan(0);
      }),
      { numRuns: runs(30) },
    );
  });

  it('reloads on request any number of times', () => {
    const { reloader, reloads } = open();
    expect([reloader().reload({ isAsked: true }), reloader().reload({ isAsked: true })]).toEqual([
      true,
      true,
    ]);
    expect(reloader().reload()).toBe(false);
    expect(reloads()).toBe(2);
  });
});

describe('BrowserPageReloader', () => {
  it('never reloads by itself without session storage, which limits the reloads', () => {
    let reloads = 0;
    const reloader = new BrowserPageReloader({
      session: new StorageArea(() => null, new EventTarget()),
      reload: () => void (reloads += 1),
      now: () => 0,
    });
    expect(reloader.reload()).toBe(false);
    expect(reloader.reload({ isAsked: true })).toBe(true);
    expect(reloads).toBe(1);
  });
});
