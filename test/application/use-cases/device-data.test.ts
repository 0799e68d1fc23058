import { describe, expect, it } from 'vitest';

import { MemoryBrowser } from '@/adapters/memory/memory-browser';
import { MemoryDeviceData } from '@/adapters/memory/memory-device-data';
import { MemoryKeptValue } from '@/adapters/memory/memory-kept-value';
import { RecordingFileSaver } from '@/adapters/memory/recording-file-saver';
import { LeaveWhenErased } from '@/application/reactions/leave-when-erased';
import { CopyDeviceData } from '@/application/use-cases/copy-device-data';
import { EraseDeviceData } from '@/application/use-cases/erase-device-data';
import { ListDeviceData } from '@/application/use-cases/list-device-data';
import type { KeptMenu } from '@/domain/ports/kept-value';
import { aTab } from '@test/support/an-app';
import { aMenu } from '@test/support/builders/a-menu';
import { aTrackedOrder } from '@test/support/builders/a-tracked-order';

function aDevice() {
  const tab = aTab();
  const browser = new MemoryBrowser();
  const memory = browser.openTab();
  memory.storage.setItem('cart', '{"version":1,"data":{}}');
  const device = new MemoryDeviceData(memory);
  const files = new RecordingFileSaver();
  const erase = new EraseDeviceData(device, tab.forgetOrders, tab.telemetry, tab.document);
  return { tab, browser, memory, device, files, erase };
}

describe('ListDeviceData', () => {
  it('says since when the menu stands so, and changes nothing', async () => {
    const { tab, memory, device } = aDevice();
    memory.storage.setItem('menu', '{}');
    const kept = new MemoryKeptValue<KeptMenu>();
    const loadedAt = tab.clock.now();
    kept.keep({ menu: aMenu(), language: 'sv', loadedAt });
    const { entries } = await new ListDeviceData(device, kept, tab.orders).execute();
    expect(entries.map(({ thing, since }) => [thing.kind === 'value' && thing.key, since])).toEqual([
      ['cart', undefined],
      ['menu', loadedAt],
    ]);
    expect(memory.keys()).toEqual(['cart', 'menu']);
  });
});

describe('CopyDeviceData', () => {
  it('hands over a file of everything', async () => {
    const { tab, device, files } = aDevice();
    await new CopyDeviceData(device, files, tab.document, tab.clock).execute();
    expect(files.saved).toHaveLength(1);
    expect(JSON.parse(files.saved[0]?.text ?? '')).toMatchObject({
      site: 'https://lucka.example',
      values: { cart: { version: 1 } },
    });
  });
});

describe('EraseDeviceData', () => {
  it('erases everything, the orders of this page too, and begins anew [TRACK-12, TRACK-13, OPEN-42]', async () => {
    const { tab, browser, erase } = aDevice();
    tab.orders.follow([], { paid: [aTrackedOrder()], delivered: [], lastPolled: undefined });
    expect(await erase.execute()).toBe(true);
    expect([...browser.stored]).toEqual([]);
    expect(tab.orders.running).toEqual([]);
    expect(tab.telemetry.forgotten).toBe(1);
    expect(tab.document.departures).toEqual(['https://lucka.example/']);
  });

  it('stays on the page when something could not be erased', async () => {
    const { tab, device, erase } = aDevice();
    device.isStuck = true;
    expect(await erase.execute()).toBe(false);
    expect(tab.document.departures).toEqual([]);
  });
});

describe('LeaveWhenErased', () => {
  it('begins anew in every other tab, which would write back what it knows', async () => {
    const { tab, browser, erase } = aDevice();
    const other = aTab();
    const stop = new LeaveWhenErased(new MemoryDeviceData(browser.openTab()), other.document).start();
    await erase.execute();
    expect(other.document.departures).toEqual(['https://lucka.example/']);
    expect(tab.document.departures).toHaveLength(1);
    stop();
  });
});
