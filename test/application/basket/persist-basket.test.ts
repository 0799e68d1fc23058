import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryAfterPaint } from '@/adapters/headless/memory-after-paint';
import { MemoryStoredValue, SharedSlot } from '@test/support/memory-stored-value';
import { MemoryTabChannel, MemoryTabHub } from '@/adapters/headless/memory-tab-channel';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { PersistBasket } from '@/application/basket/persist-basket';
import { BasketStore } from '@/application/basket/basket-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import type { StoredBasket } from '@/domain/basket/stored-basket';
import { setBasketAside } from '@/domain/basket/set-aside';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { itemId } from '@test/support/builders/basket-ids';
import { articleCode, shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { runs } from '@test/support/properties/runs';

interface Browser {
  readonly shelf: SharedSlot<StoredBasket>;
  readonly hub: MemoryTabHub;
}

const aBrowser = (): Browser => ({ shelf: new SharedSlot(), hub: new MemoryTabHub() });

function openTab({ shelf, hub }: Browser, seed = 1) {
  const [storage, channel, baskets] = [
    new MemoryStoredValue(shelf),
    new MemoryTabChannel(hub),
    new BasketStore(),
  ];
  const stored = storage.load();
  if (stored !== undefined) baskets.setLog(stored.log);
  const stop = new PersistBasket({ storage, channel, baskets, afterPaint: new MemoryAfterPaint() }).start();
  return {
    storage,
    channel,
    baskets,
    stop,
    change: new ChangeBasket({ baskets, channel, randomness: new SeededRandomness(seed) }),
  };
}

const meatballs = (id: string) => aBasketItem({ id: itemId(id) });
const soup = (id: string) =>
  aBasketItem({ id: itemId(id), article: { ...aBasketItem().article, code: articleCode('soup') } });
const turn = () => Promise.resolve();

describe('PersistBasket', () => {
  it('stores the basket once for several changes in one step [BASK-09]', async () => {
    const { storage, change } = openTab(aBrowser());
    change.put(meatballs('a'));
    change.put(soup('b'));
    change.apply({ kind: 'writeNote', note: 'No onions' });
    await turn();
    expect(storage.writes).toBe(1);
  });

  it('restores the stored basket in a later tab [BASK-09]', async () => {
    const browser = aBrowser();
    openTab(browser).change.put(meatballs('a'));
    await turn();
    expect(openTab(browser, 2).baskets.count).toBe(1);
  });

  it('stores a pending change when it stops', () => {
    const { storage, change, stop } = openTab(aBrowser());
    change.put(meatballs('a'));
    stop();
    expect(storage.writes).toBe(1);
  });

  it('shows in every tab what one tab does, and stores it once [BASK-10]', async () => {
    const browser = aBrowser();
    const [one, two] = [openTab(browser), openTab(browser, 2)];
    one.change.put(meatballs('a'));
    await turn();
    expect(two.baskets.basket).toEqual(one.baskets.basket);
    expect([one.storage.writes, two.storage.writes]).toEqual([1, 0]);
  });

  it('sends a tab that opens what the others have and have not stored yet', () => {
    const browser = aBrowser();
    openTab(browser).change.put(meatballs('a'));
    expect(openTab(browser, 2).baskets.count).toBe(1);
  });

  it('continues in memory when the browser refuses storage, with a flag', async () => {
    const { storage, baskets, change } = openTab(aBrowser());
    storage.isRefusing = true;
    change.put(meatballs('a'));
    await turn();
    expect([baskets.count, baskets.isPersistent]).toEqual([1, false]);
  });

  it('repairs a snapshot that lost what another tab did at the same time', async () => {
    const browser = aBrowser();
    const [one, two] = [openTab(browser), openTab(browser, 2)];
    browser.hub.hold();
    one.change.put(meatballs('a'));
    two.change.put(soup('b'));
    for (let turns = 0; turns < 10; turns += 1) await turn();
    expect(openTab(aBrowserOf(browser), 3).baskets.count).toBe(2);
    expect(one.storage.writes + two.storage.writes).toBeLessThanOrEqual(4);
  });

  it('stores again what the snapshot of another tab overwrote [BASK-09]', async () => {
    const browser = aBrowser();
    const { change, baskets } = openTab(browser);
    const before = { log: baskets.log, setAside: [] };
    change.put(meatballs('a'));
    await turn();
    // Of a tab that has not received the change, and has no further change of its own.
    new MemoryStoredValue(browser.shelf).save(before);
    await turn();
    expect(openTab(aBrowserOf(browser), 2).baskets.count).toBe(1);
  });

  it('stores what one tab set aside, whatever another tab stored before it received the change [BASK-12]', async () => {
    const browser = aBrowser();
    const [one, two] = [openTab(browser), openTab(browser, 2)];
    one.change.apply({ kind: 'moveToShop', shopId: shopId(1), shopName: 'Lucka 1' });
    one.change.put(meatballs('a'));
    await turn();
    const written = must(two.storage.load());
    one.baskets.setSetAside(setBasketAside([], one.baskets.basket));
    one.change.apply({ kind: 'moveToShop', shopId: shopId(2), shopName: 'Lucka 2' });
    // As late as a browser's storage delivers an earlier value.
    openTab(browser, 3).storage.save(written);
    for (let turns = 0; turns < 10; turns += 1) await turn();
    for (const { setAside } of [one.baskets, two.baskets, must(one.storage.load())])
      expect(setAside.map((basket) => basket.shopId)).toEqual([1]);
  });

  it('converges on one basket in all tabs without losses, whatever the order of messages', async () => {
    const action = fc.record({ tab: fc.nat(2), dish: fc.constantFrom(meatballs, soup), deliver: fc.nat(3) });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
        const browser = aBrowser();
        const tabs = [openTab(browser, 1), openTab(browser, 2), openTab(browser, 3)];
        browser.hub.hold();
        for (const [index, { tab, dish, deliver }] of actions.entries()) {
          tabs[tab]!.change.put(dish(`line-${index}`));
          for (let each = 0; each < deliver; each += 1) browser.hub.deliver(0);
          await turn();
        }
        browser.hub.release();
        for (let turns = 0; turns < 10; turns += 1) await turn();
        const [first, ...others] = tabs.map(({ baskets }) => baskets.basket);
        expect(others).toEqual([first, first]);
        expect(tabs[0]!.baskets.count).toBe(actions.length);
        expect(openTab(aBrowserOf(browser), 9).baskets.basket).toEqual(first);
      }),
      { numRuns: runs(200) },
    );
  });
});

/** The same storage after every tab was closed. */
const aBrowserOf = ({ shelf }: Browser): Browser => ({ shelf, hub: new MemoryTabHub() });
