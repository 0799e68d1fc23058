import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { type Broadcast, BroadcastTabChannel } from '@/adapters/storage/broadcast-tab-channel';
import { StorageArea } from '@/adapters/storage/storage-area';
import type { BasketMessage } from '@/domain/basket/basket-log';
import type { AfterPaint } from '@/domain/ports/after-paint';

const AT_ONCE: AfterPaint = { run: (work) => work() };

describe('BroadcastTabChannel', () => {
  const opened: BroadcastChannel[] = [];
  let name: string;
  beforeEach(() => (name = `channel-${opened.length}`));
  afterEach(() => opened.splice(0).forEach((channel) => channel.close()));

  const open = (): Broadcast => {
    const channel = new BroadcastChannel(name);
    opened.push(channel);
    return channel;
  };

  const area = (browser = new MemoryBrowser()): StorageArea => {
    const { storage, events } = browser.openTab();
    return new StorageArea(() => storage, events);
  };

  it.each([
    'no JSON',
    '{"kind":"goodbye"}',
    '{"kind":"operation","operation":{"stamp":{"time":1,"tab":"a","sequence":0},"operation":{"kind":"clear","alsoShop":true}}}',
    '{"kind":"log","log":{"base":{},"folded":{"a":-1},"operations":[]}}',
    { kind: 'hello' },
  ])('ignores an invalid message: %j', async (foreign) => {
    const received: BasketMessage[] = [];
    new BroadcastTabChannel(open, area(), AT_ONCE).subscribe((message) => received.push(message));
    const stranger = open();
    stranger.postMessage(foreign);
    stranger.postMessage('{"kind":"hello"}');
    while (received.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(received).toEqual([{ kind: 'hello' }]);
  });

  it('leaves nothing in the storage without BroadcastChannel', () => {
    const browser = new MemoryBrowser();
    new BroadcastTabChannel(undefined, area(browser), AT_ONCE).post({ kind: 'hello' });
    expect(browser.stored.size).toBe(0);
  });

  it('receives a repeated message twice', () => {
    const browser = new MemoryBrowser();
    const received: BasketMessage[] = [];
    new BroadcastTabChannel(undefined, area(browser), AT_ONCE).subscribe((message) => received.push(message));
    const other = new BroadcastTabChannel(undefined, area(browser), AT_ONCE);
    other.post({ kind: 'hello' });
    other.post({ kind: 'hello' });
    expect(received).toHaveLength(2);
  });
});
