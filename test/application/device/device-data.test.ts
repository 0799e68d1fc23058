import { MemoryCustomerIdentity } from '@test/support/memory/memory-customer-identity';
import { MemoryCustomerAccount } from '@test/support/memory/memory-customer-account';
import { LogOut } from '@/application/account/log-out';
import { describe, expect, it } from 'vitest';

import { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { MemoryDeviceData } from '@/adapters/headless/memory-device-data';
import { MemoryStoredValue } from '@test/support/memory-stored-value';
import { RecordingFileSaver } from '@/adapters/headless/recording-file-saver';
import { LeaveWhenErased } from '@/application/device/leave-when-erased';
import { CopyDeviceData } from '@/application/device/copy-device-data';
import { EraseDeviceData } from '@/application/device/erase-device-data';
import { ListDeviceData } from '@/application/device/list-device-data';
import type { StoredMenu } from '@/domain/ports/stored-value';
import { GUEST_SESSION } from '@/domain/customer/session';
import { aTab } from '@test/support/an-app';
import { aMenu } from '@test/support/builders/a-menu';
import { aTrackedOrder, someTrackedOrders } from '@test/support/builders/a-tracked-order';

function aDevice() {
  const tab = aTab();
  const browser = new MemoryBrowser();
  const memory = browser.openTab();
  memory.storage.setItem('cart', '{"version":1,"data":{}}');
  const device = new MemoryDeviceData(memory);
  const files = new RecordingFileSaver();
  const identity = new MemoryCustomerIdentity(new MemoryCustomerAccount());
  const { orders, sessions, telemetry, document } = tab;
  const logOut = new LogOut({
    ...{ identity, sessions, fetchProfile: tab.fetchProfile },
    storage: new MemoryStoredValue(),
  });
  const erase = new EraseDeviceData({ device, orders, logOut, sessions, telemetry, document });
  return { tab, browser, memory, device, files, identity, erase };
}

describe('ListDeviceData', () => {
  it('returns when the menu was stored, and changes nothing', async () => {
    const { tab, memory, device } = aDevice();
    memory.storage.setItem('menu', '{}');
    const storedMenu = new MemoryStoredValue<StoredMenu>();
    const loadedAt = tab.clock.now();
    storedMenu.save({ menu: aMenu(), language: 'sv', loadedAt });
    const { entries } = await new ListDeviceData({ device, menu: storedMenu, orders: tab.orders }).list();
    expect(entries.map(({ thing, since }) => [thing.kind === 'value' && thing.key, since])).toEqual([
      ['cart', undefined],
      ['menu', loadedAt],
    ]);
    expect(memory.keys()).toEqual(['cart', 'menu']);
  });
});

describe('CopyDeviceData', () => {
  it('saves a file of everything', async () => {
    const { tab, device, files } = aDevice();
    await new CopyDeviceData({ device, files, document: tab.document, clock: tab.clock }).copy();
    expect(files.saved).toHaveLength(1);
    expect(JSON.parse(files.saved[0]?.text ?? '')).toMatchObject({
      site: 'https://lucka.example',
      values: { cart: { version: 1 } },
    });
  });
});

describe('EraseDeviceData', () => {
  it('erases everything, the orders of this page too, and starts a new page [TRACK-12, TRACK-13, OPEN-42]', async () => {
    const { tab, browser, erase } = aDevice();
    tab.orders.trackPaid([], someTrackedOrders({ paid: [aTrackedOrder()] }));
    expect(await erase.erase()).toBe('erased');
    expect([...browser.stored]).toEqual([]);
    expect(tab.orders.running).toEqual([]);
    expect(tab.telemetry.forgotten).toBe(1);
    expect(tab.document.visitedSites).toEqual(['https://lucka.example/']);
  });

  it('stays on the page when something could not be erased', async () => {
    const { tab, device, erase } = aDevice();
    device.isStuck = true;
    expect(await erase.erase()).toBe('stuck');
    expect(tab.document.visitedSites).toEqual([]);
  });
});

describe('EraseDeviceData of a member', () => {
  it('logs out first, and erases nothing when that cannot be done', async () => {
    const { tab, browser, identity, erase } = aDevice();
    tab.sessions.setSession({ ...GUEST_SESSION, isAuthenticated: true });
    identity.script.failure = { kind: 'unreachable', isTimeout: false };
    expect(await erase.erase()).toBe('stillLoggedIn');
    expect([...browser.stored.keys()]).toEqual(['cart']);
    identity.script.failure = undefined;
    expect(await erase.erase()).toBe('erased');
    expect([identity.script.calls, browser.stored.size]).toEqual([['logOut', 'logOut'], 0]);
  });

  it('does not log out a guest', async () => {
    const { identity, erase } = aDevice();
    await erase.erase();
    expect(identity.script.calls).toEqual([]);
  });
});

describe('LeaveWhenErased', () => {
  it('starts a new page in every other tab, which would store its data again', async () => {
    const { tab, browser, erase } = aDevice();
    const other = aTab();
    const stop = new LeaveWhenErased({
      device: new MemoryDeviceData(browser.openTab()),
      document: other.document,
    }).start();
    await erase.erase();
    expect(other.document.visitedSites).toEqual(['https://lucka.example/']);
    expect(tab.document.visitedSites).toHaveLength(1);
    stop();
  });
});
