import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import type { StorageSchema } from '@/adapters/storage/storage-format';
import { STORAGE_SCHEMAS } from '@/adapters/storage/storage-schema';
import { LocalStoredValue } from '@/adapters/storage/local-stored-value';
import { StorageArea } from '@/adapters/storage/storage-area';
import { someStored, someStoredBasket } from '@test/support/arbitraries/some-stored-values';
import { someBrokenEntry, type StoredEntry } from '@test/support/arbitraries/some-stored';
import { runs } from '@test/support/properties/runs';

/** A list of them: generating one takes longer than reading many. */
const baskets = fc.sample(someStoredBasket(), { numRuns: 200, seed: 200 });

const formats: readonly StorageSchema<unknown>[] = Object.values(STORAGE_SCHEMAS);

const someState = (): fc.Arbitrary<StoredEntry & { readonly text: string }> =>
  fc
    .constantFrom(...formats.map((format) => format.key))
    .chain(someBrokenEntry)
    .map((entry) => ({ ...entry, text: entry.text ?? '' }));

function load(
  browser: MemoryBrowser,
  format: StorageSchema<unknown>,
  reporter = new RecordingFailureReporter(),
): unknown {
  const { storage, events } = browser.openTab();
  return new LocalStoredValue(new StorageArea(() => storage, events), format, reporter).load();
}

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('storage in any state', () => {
  it('never throws, and loaded values can be saved and loaded again [HAND-07, HAND-08]', () => {
    fc.assert(
      fc.property(someState(), ({ key, text }) => {
        const browser = new MemoryBrowser();
        browser.stored.set(key, text);
        const format = formats.find((each) => each.key === key);
        if (format === undefined) throw new Error(key);
        const loaded = load(browser, format);
        if (loaded === undefined) return;
        const { storage, events } = browser.openTab();
        const again = new LocalStoredValue(
          new StorageArea(() => storage, events),
          format,
          new RecordingFailureReporter(),
        );
        again.save(loaded);
        expect(throughJson(again.load())).toEqual(throughJson(loaded));
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('validates each key by itself', () => {
    fc.assert(
      fc.property(someState(), fc.record(someStored), ({ key, text }, whole) => {
        const browser = new MemoryBrowser();
        for (const [each, data] of Object.entries(whole))
          browser.stored.set(each, JSON.stringify({ version: 1, data }));
        browser.stored.set(key, text);
        for (const format of formats.filter((each) => each.key !== key))
          expect(throughJson(load(browser, format))).toEqual(
            throughJson(Object.entries(whole).find(([each]) => each === format.key)?.[1]),
          );
      }),
      { numRuns: runs(200) },
    );
  });

  it('keeps every valid line of a basket [HAND-07]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...baskets.filter((stored) => stored.log.base.items.length > 0)),
        fc.nat(),
        fc.constantFrom<unknown>(null, 4, 'x', [], {}, { quantity: 1 }),
        (stored, at, bad) => {
          const { items } = stored.log.base;
          const index = at % items.length;
          const broken = {
            ...stored,
            log: { ...stored.log, base: { ...stored.log.base, items: items.with(index, bad as never) } },
          };
          const browser = new MemoryBrowser();
          browser.stored.set('cart', JSON.stringify({ version: 1, data: broken }));
          expect(throughJson(load(browser, STORAGE_SCHEMAS.cart))).toMatchObject({
            log: { base: { items: throughJson(items.toSpliced(index, 1)) } },
          });
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it('does not change prototypes [FAULT-C13]', () => {
    fc.assert(
      fc.property(someState(), ({ key, text }) => {
        const browser = new MemoryBrowser();
        browser.stored.set(key, text.replaceAll('"version"', '"__proto__":{"polluted":1},"version"'));
        for (const format of formats) load(browser, format);
        expect('polluted' in {}).toBe(false);
      }),
      { numRuns: runs(500) },
    );
  });

  it('loses nothing in the session when the n-th write fails, for every n [FAULT-C4]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...baskets), { maxLength: 6 }),
        fc.nat({ max: 6 }),
        (baskets, failsAt) => {
          const { storage, events } = new MemoryBrowser().openTab();
          let writes = 0;
          const setItem = (key: string, value: string): void => {
            writes += 1;
            if (writes === failsAt) throw new DOMException('full', 'QuotaExceededError');
            storage.setItem(key, value);
          };
          const area = new StorageArea(() => ({ ...storage, setItem }), events);
          const basket = new LocalStoredValue(area, STORAGE_SCHEMAS.cart, new RecordingFailureReporter());
          for (const stored of baskets) {
            basket.save(stored);
            expect(throughJson(basket.load())).toEqual(throughJson(stored));
          }
        },
      ),
      { numRuns: runs(500) },
    );
  });
});
