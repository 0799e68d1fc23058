import { afterEach, describe, expect, it } from 'vitest';

import { MemoryAfterPaint } from '@/adapters/headless/memory-after-paint';
import { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { MemoryTabChannel, MemoryTabHub } from '@/adapters/headless/memory-tab-channel';
import { BroadcastTabChannel } from '@/adapters/storage/broadcast-tab-channel';
import { StorageArea } from '@/adapters/storage/storage-area';
import type { BasketMessage } from '@/domain/basket/basket-log';
import type { TabChannel } from '@/domain/ports/tab-channel';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { basketSeed, tabId } from '@test/support/builders/basket-ids';

const MESSAGES: readonly BasketMessage[] = [
  { kind: 'hello' },
  {
    kind: 'operation',
    operation: {
      stamp: { time: 4, tab: tabId('a'), sequence: 1 },
      operation: { kind: 'put', item: aBasketItem(), seed: basketSeed('A') },
    },
  },
  { kind: 'log', log: { base: aBasket({ items: [aBasketItem()] }), folded: { a: 3 }, operations: [] } },
];

let channels: BroadcastChannel[] = [];
let opened = 0;

function broadcastTabs(): readonly TabChannel[] {
  opened += 1;
  const name = `tabs-${opened}`;
  const area = new StorageArea(() => null, new EventTarget());
  const open = (): BroadcastChannel => {
    const channel = new BroadcastChannel(name);
    channels.push(channel);
    return channel;
  };
  return [1, 2, 3].map(() => new BroadcastTabChannel(open, area, new MemoryAfterPaint()));
}

function shoutingTabs(): readonly TabChannel[] {
  const browser = new MemoryBrowser();
  return [1, 2, 3].map(() => {
    const { storage, events } = browser.openTab();
    return new BroadcastTabChannel(undefined, new StorageArea(() => storage, events), new MemoryAfterPaint());
  });
}

function memoryTabs(): readonly TabChannel[] {
  const hub = new MemoryTabHub();
  return [1, 2, 3].map(() => new MemoryTabChannel(hub));
}

describe.each([
  ['by broadcast', broadcastTabs],
  ['across the storage', shoutingTabs],
  ['in memory', memoryTabs],
])('TabChannel %s', (_, open) => {
  afterEach(() => {
    channels.forEach((channel) => channel.close());
    channels = [];
  });

  it('delivers every message to every other tab, in order, and not to its own [BASK-10]', async () => {
    const tabs = open();
    const received: BasketMessage[][] = tabs.map(() => []);
    tabs.forEach((tab, index) => tab.subscribe((message) => received[index]?.push(message)));
    for (const message of MESSAGES) tabs[0]?.post(message);
    while ((received[2]?.length ?? 0) < MESSAGES.length)
      await new Promise((resolve) => setImmediate(resolve));
    expect(received).toEqual([[], MESSAGES, MESSAGES]);
  });

  it('delivers nothing to a disposed listener', async () => {
    const tabs = open();
    const received: string[] = [];
    tabs[1]?.subscribe(() => received.push('stopped'))();
    tabs[2]?.subscribe(() => received.push('listening'));
    tabs[0]?.post({ kind: 'hello' });
    while (received.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(received).toEqual(['listening']);
  });
});
