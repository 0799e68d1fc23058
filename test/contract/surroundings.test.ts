// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { BrowserConnection, type ConnectionWindow } from '@/adapters/browser/browser-connection';
import { BrowserPageDocument } from '@/adapters/browser/browser-page-document';
import { BrowserPositionSource } from '@/adapters/browser/browser-position-source';
import { BrowserScreenSource } from '@/adapters/browser/browser-screen-source';
import type { RootFont } from '@/adapters/browser/root-font';
import { CryptoRandomness } from '@/adapters/browser/crypto-randomness';
import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryConnection } from '@/adapters/headless/memory-connection';
import { MemoryPositionSource } from '@/adapters/headless/memory-position-source';
import { MemoryScreenSource } from '@/adapters/headless/memory-screen-source';
import { RecordingPageDocument } from '@/adapters/headless/recording-page-document';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import type { ScreenSize } from '@/domain/navigation/page-tracking';
import type { Connection } from '@/domain/ports/connection';
import type { PageDocument } from '@/domain/ports/page-document';
import type { PositionSource } from '@/domain/ports/position-source';
import type { Randomness } from '@/domain/ports/randomness';
import type { ScreenSource } from '@/domain/ports/screen-source';
import { shopId } from '@test/support/builders/ids';

describe.each<[string, () => { page: PageDocument; classes: () => readonly string[]; head: () => string[] }]>(
  [
    [
      'in a browser',
      () => ({
        page: new BrowserPageDocument(window),
        classes: () => [...document.body.classList],
        head: () => [
          document.title,
          document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
        ],
      }),
    ],
    [
      'in memory',
      () => {
        const page = new RecordingPageDocument();
        return { page, classes: () => [...page.bodyClasses], head: () => [page.title, page.description] };
      },
    ],
  ],
)('PageDocument %s', (_, open) => {
  beforeEach(() => {
    document.body.className = '';
    document.head.innerHTML = '<meta name="description" content="" />';
  });

  it('has the class of one shop, or of none [NAV-16, NAV-18]', () => {
    const { page, classes } = open();
    page.setBodyClass('shop-of-old', true);
    page.setBodyClass('authenticated', true);
    page.setShopClass(shopId(3));
    expect(classes()).toEqual(['authenticated', 'shop-3']);
    page.setShopClass(shopId(33));
    page.setShopClass(shopId(33));
    expect(classes()).toEqual(['authenticated', 'shop-33']);
    page.setShopClass(undefined);
    expect(classes()).toEqual(['authenticated']);
  });

  it('adds and removes a class', () => {
    const { page, classes } = open();
    page.setBodyClass('update-available', true);
    page.setBodyClass('update-available', true);
    page.setBodyClass('authenticated', false);
    expect(classes()).toEqual(['update-available']);
    page.setBodyClass('update-available', false);
    expect(classes()).toEqual([]);
  });

  it('has the title and the description that were set, an origin and a user agent', () => {
    const { page, head } = open();
    page.setHead({ title: 'Menu – Lucka', description: 'All that there is' });
    expect(head()).toEqual(['Menu – Lucka', 'All that there is']);
    expect(page.origin()).toMatch(/^\w+:/);
    expect(page.userAgent()).not.toBe('');
  });
});

describe.each<
  [string, () => { connection: Connection; set: (isOnline: boolean) => void; answers: (is: boolean) => void }]
>([
  ['in a browser', browserConnection],
  ['in memory', memoryConnection],
])('Connection %s', (_, open) => {
  it("reports the browser's state and its changes until it is disposed", () => {
    const { connection, set } = open();
    const received: boolean[] = [];
    const stop = connection.onChange((isOnline) => received.push(isOnline));
    set(false);
    expect(connection.isOnline()).toBe(false);
    set(true);
    stop();
    set(false);
    expect(received).toEqual([false, true]);
  });

  it('checks the own origin, whatever the browser reports [OFF-04]', async () => {
    const { connection, set, answers } = open();
    set(false);
    answers(true);
    expect(await connection.originAnswers()).toBe(true);
    answers(false);
    expect(await connection.originAnswers()).toBe(false);
  });

  it('returns false once it is aborted', async () => {
    const { connection } = open();
    expect(await connection.originAnswers(AbortSignal.abort())).toBe(false);
  });
});

function browserConnection() {
  let isOnline = true;
  let isAnswering = true;
  const events = new EventTarget();
  const fakeWindow = Object.assign(events, {
    location: { origin: 'https://lucka.example' },
    navigator: {
      get onLine() {
        return isOnline;
      },
    },
    fetch: () => Promise.resolve(new Response(null, { headers: isAnswering ? { 'x-lucka': '1' } : {} })),
  }) as unknown as ConnectionWindow;
  return {
    connection: new BrowserConnection(fakeWindow, new ManualClock()),
    set: (is: boolean) => {
      isOnline = is;
      events.dispatchEvent(new Event(is ? 'online' : 'offline'));
    },
    answers: (is: boolean) => void (isAnswering = is),
  };
}

function memoryConnection() {
  const connection = new MemoryConnection();
  return {
    connection,
    set: (is: boolean) => connection.setOnline(is),
    answers: (is: boolean) => void (connection.answers = is),
  };
}

describe.each<[string, () => { screen: ScreenSource; resize: (width: number, height: number) => void }]>([
  ['in a browser', browserScreen],
  ['in memory', memoryScreen],
])('ScreenSource %s', (_, open) => {
  it('is small below 900 pixels, and large from there on [SCREEN-01, SCREEN-02]', () => {
    const { screen, resize } = open();
    const received: ScreenSize[] = [];
    const stop = screen.onChange((size) => received.push(size));
    resize(899, 500);
    resize(900, 700);
    stop();
    resize(320, 600);
    expect(received).toEqual([
      { width: 899, height: 500, type: 'Small' },
      { width: 900, height: 700, type: 'Large' },
    ]);
    expect(screen.size()).toEqual({ width: 320, height: 600, type: 'Small' });
  });
});

describe('BrowserScreenSource', () => {
  it('measures the width in font sizes, so that text of twice the size has half of the room', () => {
    const open = (innerWidth: number, sizePx: number) => {
      const fakeWindow = Object.assign(new EventTarget(), { innerWidth, innerHeight: 900 });
      return new BrowserScreenSource(fakeWindow as unknown as Window, fontOf(sizePx)).size();
    };
    expect(open(1799, 32)).toEqual({ width: 1799, height: 900, type: 'Small' });
    expect(open(1800, 32)).toEqual({ width: 1800, height: 900, type: 'Large' });
    expect(open(675, 12).type).toBe('Large');
  });

  it('reports a change of the font size like one of the window', () => {
    const fakeWindow = Object.assign(new EventTarget(), { innerWidth: 1440, innerHeight: 900 });
    const listeners = new Set<() => void>();
    let sizePx = 16;
    const screen = new BrowserScreenSource(fakeWindow as unknown as Window, {
      sizePx: () => sizePx,
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    const reported: ScreenSize[] = [];
    const stop = screen.onChange((size) => reported.push(size));
    sizePx = 32;
    for (const listener of listeners) listener();
    stop();
    expect(reported).toEqual([{ width: 1440, height: 900, type: 'Small' }]);
    expect(listeners.size).toBe(0);
  });
});

const fontOf = (sizePx: number): RootFont => ({ sizePx: () => sizePx, onChange: () => () => {} });

function browserScreen() {
  const fakeWindow = Object.assign(new EventTarget(), { innerWidth: 0, innerHeight: 0 });
  return {
    screen: new BrowserScreenSource(fakeWindow as unknown as Window, fontOf(16)),
    resize: (innerWidth: number, innerHeight: number) => {
      Object.assign(fakeWindow, { innerWidth, innerHeight });
      fakeWindow.dispatchEvent(new Event('resize'));
    },
  };
}

function memoryScreen() {
  const screen = new MemoryScreenSource();
  return { screen, resize: (width: number, height: number) => screen.resize(width, height) };
}

describe.each<[string, () => Randomness]>([
  ['by the browser', () => new CryptoRandomness(globalThis.crypto)],
  ['by a seed', () => new SeededRandomness(7)],
])('Randomness %s', (_, open) => {
  it.each([1, 6, 8, 122, 128, 256])('returns %i bits or more as text for addresses', (bits) => {
    const token = open().token(bits);
    expect(token).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(token.length * 6).toBeGreaterThanOrEqual(bits);
  });

  it('never returns a token twice', () => {
    const randomness = open();
    expect(new Set(Array.from({ length: 1_000 }, () => randomness.token(128))).size).toBe(1_000);
  });
});

describe('SeededRandomness', () => {
  it('depends on the seed alone', () => {
    expect(new SeededRandomness(7).token(128)).toBe(new SeededRandomness(7).token(128));
    expect(new SeededRandomness(7).token(128)).not.toBe(new SeededRandomness(8).token(128));
  });
});

const HERE = { latitude: 59.3, longitude: 18 };

describe.each<[string, (isThere: boolean) => PositionSource]>([
  ['in a browser', (isThere) => new BrowserPositionSource(geolocation(isThere), new ManualClock())],
  ['in memory', (isThere) => new MemoryPositionSource(isThere ? HERE : undefined)],
])('PositionSource %s', (_, open) => {
  it("returns the visitor's position", async () => {
    expect(await open(true).current()).toEqual({ ok: true, value: HERE });
  });

  it('reports an unknown position', async () => {
    expect(await open(false).current()).toEqual({ ok: false, error: { kind: 'unavailable' } });
  });
});

const geolocation = (isThere: boolean): Pick<Geolocation, 'getCurrentPosition'> => ({
  getCurrentPosition: (found, failed) => {
    if (isThere) found({ coords: HERE } as unknown as GeolocationPosition);
    else failed?.({ code: 2 } as GeolocationPositionError);
  },
});

afterEach(() => vi.useRealTimers());
