import { beforeEach, describe, expect, it } from 'vitest';

import { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { MemoryStoredValue, SharedSlot } from '@test/support/memory-stored-value';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { STORAGE_SCHEMAS } from '@/adapters/storage/storage-schema';
import { LocalStoredValue } from '@/adapters/storage/local-stored-value';
import { StorageArea } from '@/adapters/storage/storage-area';
import type { StoredValue } from '@/domain/ports/stored-value';
import type { Shop } from '@/domain/shop/shop';
import { aShop } from '@test/support/builders/a-shop';

/** Two tabs of one browser; the first can be made to refuse writes. */
interface StoredSimulation {
  readonly tabs: readonly [StoredValue<Shop>, StoredValue<Shop>];
  readonly refuse: (isRefusing: boolean) => void;
}

function localWorld(): StoredSimulation {
  const browser = new MemoryBrowser();
  const open = (): StoredValue<Shop> => {
    const { storage, events } = browser.openTab();
    return new LocalStoredValue(
      new StorageArea(() => storage, events),
      STORAGE_SCHEMAS.shop,
      new RecordingFailureReporter(),
    );
  };
  return {
    tabs: [open(), open()],
    refuse: (isRefusing) => void (browser.quotaChars = isRefusing ? 0 : Infinity),
  };
}

function memoryWorld(): StoredSimulation {
  const shelf = new SharedSlot<Shop>();
  const tabs = [new MemoryStoredValue(shelf), new MemoryStoredValue(shelf)] as const;
  return { tabs, refuse: (isRefusing) => void (tabs[0].isRefusing = isRefusing) };
}

describe.each([
  ['in local storage', localWorld],
  ['in memory', memoryWorld],
])('StoredValue %s', (_, open) => {
  let world: StoredSimulation;
  beforeEach(() => (world = open()));

  it('is undefined at first', () => {
    expect(world.tabs[0].load()).toBeUndefined();
  });

  it('returns the last saved value in every tab [SHOP-01, SHOP-02]', () => {
    expect(world.tabs[0].save(aShop({ name: 'First' }))).toBe(true);
    expect(world.tabs[1].save(aShop({ name: 'Second' }))).toBe(true);
    expect(world.tabs.map((tab) => tab.load())).toEqual(Array(2).fill(aShop({ name: 'Second' })));
  });

  it('is undefined after it was cleared', () => {
    world.tabs[0].save(aShop());
    world.tabs[1].clear();
    expect(world.tabs.map((tab) => tab.load())).toEqual([undefined, undefined]);
  });

  it('notifies the other tab, never its own, until it is disposed', () => {
    const received: [string, Shop | undefined][] = [];
    world.tabs[0].onChangedElsewhere((shop) => received.push(['first', shop]));
    const stop = world.tabs[1].onChangedElsewhere((shop) => received.push(['second', shop]));
    world.tabs[0].save(aShop());
    world.tabs[0].clear();
    stop();
    world.tabs[0].save(aShop());
    expect(received).toEqual([
      ['second', aShop()],
      ['second', undefined],
    ]);
  });

  it('stays in memory where the browser refuses to store, and returns false', () => {
    world.refuse(true);
    expect(world.tabs[0].save(aShop())).toBe(false);
    expect(world.tabs.map((tab) => tab.load())).toEqual([aShop(), undefined]);
  });

  it('is stored for all tabs again once the browser accepts it', () => {
    world.refuse(true);
    world.tabs[0].save(aShop({ name: 'Own' }));
    world.refuse(false);
    world.tabs[0].save(aShop({ name: 'Shared' }));
    expect(world.tabs.map((tab) => tab.load())).toEqual(Array(2).fill(aShop({ name: 'Shared' })));
  });
});
