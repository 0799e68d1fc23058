import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { STORAGE_SCHEMAS } from '@/adapters/storage/storage-schema';
import { LocalStoredValue } from '@/adapters/storage/local-stored-value';
import { StorageArea } from '@/adapters/storage/storage-area';
import { someStoredBasket } from '@test/support/arbitraries/some-stored-values';

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const baskets = fc.sample(someStoredBasket(), { numRuns: 50, seed: 50 });

/** The product as it was or will be in some version, in the one browser. */
function openIn(browser: MemoryBrowser, version: number, reporter: RecordingFailureReporter) {
  const { storage, events } = browser.openTab();
  const area = new StorageArea(() => storage, events);
  return new LocalStoredValue(area, { ...STORAGE_SCHEMAS.cart, version }, reporter);
}

describe('a browser used by several versions of the product', () => {
  const someVisit = fc.record({
    version: fc.integer({ min: 1, max: 4 }),
    saves: fc.option(fc.constantFrom(...baskets), { nil: undefined }),
  });

  it('returns to each version its last value, whatever others saved meanwhile [FAULT-C2]', () => {
    fc.assert(
      fc.property(fc.array(someVisit, { minLength: 2, maxLength: 6 }), (visits) => {
        const [browser, reporter] = [new MemoryBrowser(), new RecordingFailureReporter()];
        const lastStored = new Map<number, unknown>();
        for (const { version, saves } of visits) {
          const cart = openIn(browser, version, reporter);
          expect(throughJson(cart.load() ?? null)).toEqual(throughJson(lastStored.get(version) ?? null));
          if (saves === undefined) continue;
          cart.save(saves);
          lastStored.set(version, saves);
        }
        expect(reporter.logged).toEqual([]);
      }),
    );
  });

  it('does not change values of unknown versions [FAULT-C2]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2 }), fc.jsonValue({ maxDepth: 3 }), (version, data) => {
        const browser = new MemoryBrowser();
        const text = JSON.stringify({ version, data });
        browser.stored.set('cart', text);
        const cart = openIn(browser, 1, new RecordingFailureReporter());
        expect(cart.load()).toBeUndefined();
        cart.save(baskets[0]!);
        expect(browser.stored.get(`cart.v${version}`)).toBe(text);
      }),
    );
  });
});
