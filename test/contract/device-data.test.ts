// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';

import { BrowserDeviceData, type DeviceWindow } from '@/adapters/browser/browser-device-data';
import { MemoryBrowser } from '@/adapters/headless/memory-browser';
import { MemoryDeviceData } from '@/adapters/headless/memory-device-data';
import type { DeviceData } from '@/domain/ports/device-data';

interface OpenDevice {
  readonly device: DeviceData;
  readonly keep: (key: string, text: string) => void;
  /** Erases in another tab. */
  readonly eraseElsewhere: () => void;
}

function inBrowser(): OpenDevice {
  return {
    device: new BrowserDeviceData(window),
    keep: (key, text) => localStorage.setItem(key, text),
    eraseElsewhere: () => {
      localStorage.clear();
      window.dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null }));
    },
  };
}

function inMemory(): OpenDevice {
  const browser = new MemoryBrowser();
  const [tab, other] = [browser.openTab(), browser.openTab()];
  return {
    device: new MemoryDeviceData(tab),
    keep: (key, text) => tab.storage.setItem(key, text),
    eraseElsewhere: () => other.clear(),
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each([
  ['in a browser', inBrowser],
  ['in memory', inMemory],
])('DeviceData %s', (_, open) => {
  it('lists the stored values, sorted by key', async () => {
    const { device, keep } = open();
    keep('shop', '{"version":1}');
    keep('left-by-another', 'no json');
    expect(await device.list()).toEqual({
      isComplete: true,
      items: [
        { kind: 'value', key: 'left-by-another', text: 'no json', content: 'no json' },
        { kind: 'value', key: 'shop', text: '{"version":1}', content: { version: 1 } },
      ],
    });
  });

  it('erases all of it [OPEN-42]', async () => {
    const { device, keep } = open();
    keep('order', '{}');
    expect(await device.erase()).toBe(true);
    expect((await device.list()).items).toEqual([]);
  });

  it('reports that another tab erased everything, until it is disposed', () => {
    const { device, keep, eraseElsewhere } = open();
    let received = 0;
    const stop = device.onErasedElsewhere(() => (received += 1));
    keep('cart', '{}');
    eraseElsewhere();
    expect(received).toBe(1);
    stop();
    keep('cart', '{}');
    eraseElsewhere();
    expect(received).toBe(1);
  });
});

describe('BrowserDeviceData', () => {
  class Caches {
    readonly #entries = new Map([
      ['shell', ['https://lucka.example/']],
      ['menus', ['https://lucka.example/api/shops/1/menu']],
    ]);
    keys = () => Promise.resolve([...this.#entries.keys()]);
    delete = (name: string) => Promise.resolve(this.#entries.delete(name));
    open = (name: string) =>
      Promise.resolve({
        keys: () => Promise.resolve((this.#entries.get(name) ?? []).map((url) => ({ url }))),
      });
  }

  function aWindow({ cookie = '', workers = 0 } = {}) {
    let unregistered = 0;
    const registration = { unregister: () => Promise.resolve(++unregistered > 0) };
    const jar = new Map(
      cookie === ''
        ? []
        : cookie.split('; ').map((pair): [string, string] => [pair.split('=')[0] ?? '', pair]),
    );
    const parts = {
      localStorage,
      sessionStorage,
      caches: new Caches(),
      document: {
        get cookie() {
          return [...jar.values()].join('; ');
        },
        set cookie(text: string) {
          if (/Max-Age=0/.test(text)) jar.delete(text.split('=')[0] ?? '');
        },
      },
      navigator: {
        serviceWorker: { getRegistrations: () => Promise.resolve(Array(workers).fill(registration)) },
      },
    };
    const target: unknown = Object.assign(new EventTarget(), parts);
    return { window: target as DeviceWindow, unregistered: () => unregistered };
  }

  it('lists and erases readable cookies and the files of the worker', async () => {
    const { window, unregistered } = aWindow({
      cookie: '.AspNetCore.Culture=c=sv|uic=sv; lucka-user=abc',
      workers: 1,
    });
    const device = new BrowserDeviceData(window);
    expect((await device.list()).items).toEqual([
      { kind: 'cookie', name: '.AspNetCore.Culture', value: 'c=sv|uic=sv' },
      { kind: 'cookie', name: 'lucka-user', value: 'abc' },
      {
        kind: 'files',
        addresses: ['https://lucka.example/', 'https://lucka.example/api/shops/1/menu'],
      },
    ]);
    expect(await device.erase()).toBe(true);
    expect(unregistered()).toBe(1);
  });

  it('lists and erases the session storage', async () => {
    sessionStorage.setItem('scroll', '{"version":1}');
    const device = new BrowserDeviceData(window);
    expect((await device.list()).items).toMatchObject([{ key: 'scroll', content: { version: 1 } }]);
    expect(await device.erase()).toBe(true);
    expect(sessionStorage.length).toBe(0);
  });

  it('reports an incomplete list where the browser refuses access', async () => {
    const { window } = aWindow({ cookie: 'a=b' });
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const { items: things, isComplete } = await new BrowserDeviceData(window).list();
    expect(isComplete).toBe(false);
    expect(things.map(({ kind }) => kind)).toEqual(['cookie', 'files']);
  });

  it('reports when something could not be erased', async () => {
    const { window } = aWindow({ cookie: 'a=b' });
    Object.defineProperty(window, 'document', { value: { cookie: 'a=b' } });
    expect(await new BrowserDeviceData(window).erase()).toBe(false);
  });
});
