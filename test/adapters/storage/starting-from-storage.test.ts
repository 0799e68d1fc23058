import fc from 'fast-check';
import { onReactionError } from 'mobx';
import { describe, expect, it } from 'vitest';

import { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { aRestoredTab } from '@test/support/a-restored-tab';
import { someStorage, type StoredEntry } from '@test/support/arbitraries/some-stored';

type Tab = ReturnType<typeof aRestoredTab>;

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The content of the stores for each key after a start. */
const HELD: Readonly<Record<string, (tab: Tab) => unknown>> = {
  cart: ({ baskets }) => ({ log: baskets.log, setAside: baskets.setAside }),
  order: ({ orders }) => ({ details: orders.details, intent: orders.intent, tracked: orders.tracked }),
  navigation: ({ navigation }) => ({ tracking: navigation.tracking, bookmark: navigation.bookmark }),
  shop: ({ shops }) => shops.shop,
  suggestedArticles: ({ suggestions }) => suggestions.offered,
  appStore: ({ storedValues }) => storedValues.appSettings.load(),
  menu: ({ menu }) => menu.load(),
  dietFilter: ({ storedValues }) => storedValues.dietFilter.load(),
};

function startFrom(entries: readonly StoredEntry[]) {
  const browser = new MemoryBrowser();
  for (const { key, text } of entries) if (text !== undefined) browser.stored.set(key, text);
  return { browser, tab: aRestoredTab(browser) };
}

describe('a start with stored values', () => {
  it('succeeds whatever is stored, and keeps all that is valid [HAND-07, HAND-08, FAULT-C1]', () => {
    const errors: unknown[] = [];
    const stopListening = onReactionError((error) => errors.push(error));
    fc.assert(
      fc.property(someStorage(), (entries) => {
        const { browser, tab } = startFrom(entries);
        const isValid = (entry: StoredEntry): boolean => entry.valid !== undefined && entry.key in HELD;
        for (const entry of entries.filter(isValid))
          expect(throughJson(HELD[entry.key]?.(tab))).toEqual(throughJson(entry.valid));
        const stop = tab.saveAll();
        tab.baskets.setSetAside([...tab.baskets.setAside]);
        stop();
        const again = aRestoredTab(browser);
        expect(throughJson(again.baskets.log)).toEqual(throughJson(tab.baskets.log));
        expect(throughJson(again.orders.tracked)).toEqual(throughJson(tab.orders.tracked));
      }),
    );
    stopListening();
    expect(errors).toEqual([]);
  });
});
