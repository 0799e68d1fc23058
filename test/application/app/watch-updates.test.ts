import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryAppUpdates } from '@/adapters/headless/memory-app-updates';
import { MemoryPageReloader } from '@/adapters/headless/memory-page-reloader';
import { WatchUpdates } from '@/application/app/watch-updates';
import { UpdateStore } from '@/application/app/update-store';
import { InstallUpdate } from '@/application/app/install-update';
import { NOTHING_TRACKED } from '@/domain/navigation/page-tracking';
import { RELOAD_PAUSE_MS } from '@/domain/updates/may-reload';
import { aTab } from '@test/support/an-app';
import { aRoute } from '@test/support/builders/a-route';
import { runs } from '@test/support/properties/runs';

const PLACES = [
  '/',
  '/shop/1/menu',
  '/shop/1/menu/articles/meatballs',
  '/shop/1/checkout',
  '/shop/1/checkout/payment/7',
  '/order/7',
  '/login',
  '/shop/1/digital-signage',
  '/offline',
] as const;
const BUSY: readonly string[] = ['/shop/1/checkout', '/shop/1/checkout/payment/7'];

/**
 * A tab that watches for updates; `reloads` records where and when the page was reloaded, and whether that was
 * requested.
 */
function aFollowingTab() {
  const { clock, navigation, document, reporter } = aTab();
  const updates = new MemoryAppUpdates();
  const store = new UpdateStore();
  const place = { current: '/' };
  const reloads: { readonly at: string; readonly time: number; readonly isAsked: boolean }[] = [];
  const counting = new MemoryPageReloader(clock);
  const reloader = {
    reload: (options: { readonly isAsked?: boolean } = {}) => {
      const isDone = counting.reload(options);
      if (isDone) reloads.push({ at: place.current, time: clock.now(), isAsked: options.isAsked === true });
      return isDone;
    },
  };
  const take = new InstallUpdate({ updates, store, navigation, reloader });
  const follow = new WatchUpdates({
    updates,
    store,
    navigation,
    installUpdate: take,
    document,
    reporter,
    clock,
  });
  const goTo = (path: string) => {
    place.current = path;
    navigation.arrive(aRoute(path), NOTHING_TRACKED);
  };
  return { clock, updates, store, document, reporter, take, follow, goTo, place, reloads };
}

type Step =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'released' | 'takenOver' | 'pressed' }
  | { readonly kind: 'time'; readonly ms: number };

const someStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('go' as const), to: fc.constantFrom(...PLACES) }),
  fc.record({ kind: fc.constantFrom('released' as const, 'takenOver' as const, 'pressed' as const) }),
  fc.record({ kind: fc.constant('time' as const), ms: fc.integer({ min: 1, max: 2 * RELOAD_PAUSE_MS }) }),
);

async function play(tab: ReturnType<typeof aFollowingTab>, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (step.kind === 'go') tab.goTo(step.to);
    else if (step.kind === 'time') await tab.clock.advance(step.ms);
    else if (step.kind === 'pressed') tab.take.install({ isAsked: true });
    else if (step.kind === 'released') tab.updates.released();
    else tab.updates.takenOver();
    await tab.clock.settle();
  }
}

describe('WatchUpdates', () => {
  it('never interrupts an order or a payment, and never reloads twice in a minute by itself [SW-02]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someStep, { maxLength: 30 }), async (steps) => {
        const tab = aFollowingTab();
        tab.goTo('/');
        const stop = tab.follow.start();
        await play(tab, steps);
        stop();
        expect(tab.reloads.filter(({ at }) => BUSY.includes(at))).toEqual([]);
        const unasked = tab.reloads.filter(({ isAsked }, index) => index > 0 && !isAsked);
        for (const reload of unasked) {
          const before = tab.reloads[tab.reloads.indexOf(reload) - 1];
          expect(reload.time - (before?.time ?? 0)).toBeGreaterThanOrEqual(RELOAD_PAUSE_MS);
        }
        const isTakenOver = steps.some(({ kind }) => kind === 'takenOver' || kind === 'released');
        if (!isTakenOver) expect(tab.reloads).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });

  it('never reloads without a request, except on a wall screen [SW-02]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someStep, { maxLength: 20 }), async (steps) => {
        const tab = aFollowingTab();
        tab.goTo('/');
        const stop = tab.follow.start();
        await play(
          tab,
          steps.filter(
            (step) => step.kind !== 'pressed' && !(step.kind === 'go' && step.to.endsWith('signage')),
          ),
        );
        stop();
        expect([tab.reloads, tab.updates.takeOvers]).toEqual([[], 0]);
      }),
      { numRuns: runs(100) },
    );
  });

  it('sets a body class for a newer version, also after it took over [SW-03]', async () => {
    const tab = aFollowingTab();
    tab.goTo('/');
    const stop = tab.follow.start();
    expect([...tab.document.bodyClasses]).toEqual([]);
    await play(tab, [{ kind: 'released' }]);
    expect([...tab.document.bodyClasses]).toEqual(['update-available']);
    await play(tab, [{ kind: 'takenOver' }]);
    expect([...tab.document.bodyClasses]).toEqual(['update-available']);
    stop();
  });

  it('installs the newer version when a wall screen starts', async () => {
    const tab = aFollowingTab();
    tab.goTo('/');
    const stop = tab.follow.start();
    await play(tab, [{ kind: 'released' }, { kind: 'go', to: '/shop/1/digital-signage' }]);
    stop();
    expect(tab.reloads.map(({ at }) => at)).toEqual(['/shop/1/digital-signage']);
  });

  it('stops everything that it started', () => {
    const tab = aFollowingTab();
    tab.follow.start()();
    tab.updates.released();
    expect([tab.store.news, tab.clock.pending]).toEqual([undefined, 0]);
  });
});
