import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { slowDown } from '@bench/slow-phone';

/** A part of a visit is over once nothing has been fetched and no long task has run for so long. */
const QUIET_MS = 3_000;

export interface Visit {
  /** From the navigation to the largest content. */
  readonly largestPaintMs: number;
  /** What is beyond 50 ms of each task from the first paint until all rests. */
  readonly blockedMs: number;
  readonly longestTaskMs: number;
  readonly shift: number;
  /** The same of what a sign of the visitor starts then. */
  readonly blockedAfterSignMs: number;
  readonly longestAfterSignMs: number;
  /** From that sign until the program has taken the page over; 0 where it had before. */
  readonly takeoverMs: number;
  /** Transferred script by the load event, before that sign, and in all, in kB of 1 000 bytes. */
  readonly scriptByLoadKb: number;
  readonly scriptBeforeSignKb: number;
  readonly scriptKb: number;
  /** Tag and class of the largest content. */
  readonly largest: string;
}

/** What the page itself notes. */
interface Noted {
  largestPaintMs: number;
  largest: string;
  firstPaintMs: number;
  shift: number;
  takeoverMs: number;
  readonly tasks: { readonly at: number; readonly ms: number }[];
}

/** Opens an address in a new tab of the context, on a slow machine and network, until nothing happens any more. */
export async function measureVisit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = await watchScripts(session);
  await slowDown(session);
  await page.addInitScript(takeNotes);
  await page.goto(address, { waitUntil: 'load' });
  const { largestPaintMs, largest, firstPaintMs, tasks } = await notesOnceQuiet(page, scripts);
  const before = tasks.filter(({ at }) => at >= firstPaintMs);
  const scriptBeforeSignKb = scripts.kilobytes({ isByLoad: false });
  await page.mouse.move(1, 1);
  const noted = await notesOnceQuiet(page, scripts);
  await page.close();
  const after = noted.tasks.slice(tasks.length);
  return {
    ...{ largestPaintMs, largest, shift: noted.shift, takeoverMs: noted.takeoverMs },
    ...{ blockedMs: blocked(before), longestTaskMs: longest(before) },
    ...{ blockedAfterSignMs: blocked(after), longestAfterSignMs: longest(after) },
    ...{ scriptByLoadKb: scripts.kilobytes({ isByLoad: true }), scriptBeforeSignKb },
    scriptKb: scripts.kilobytes({ isByLoad: false }),
  };
}

const blocked = (tasks: Noted['tasks']): number => tasks.reduce((sum, { ms }) => sum + ms - 50, 0);

const longest = (tasks: Noted['tasks']): number => Math.max(0, ...tasks.map(({ ms }) => ms));

interface Scripts {
  /** When something was fetched last. */
  readonly lastAt: () => number;
  readonly kilobytes: (wanted: { readonly isByLoad: boolean }) => number;
}

async function watchScripts(session: CDPSession): Promise<Scripts> {
  const scripts = new Set<string>();
  const received: { readonly at: number; readonly bytes: number }[] = [];
  let loadedAt = Infinity;
  let lastAt = performance.now();
  session.on('Network.requestWillBeSent', () => (lastAt = performance.now()));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType) && !response.fromDiskCache) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    lastAt = performance.now();
    if (scripts.has(requestId)) received.push({ at: timestamp, bytes: encodedDataLength });
  });
  session.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp));
  await session.send('Network.enable');
  await session.send('Page.enable');
  return {
    lastAt: () => lastAt,
    kilobytes: ({ isByLoad }) =>
      received.reduce((sum, { at, bytes }) => sum + (isByLoad && at > loadedAt ? 0 : bytes), 0) / 1_000,
  };
}

async function notesOnceQuiet(page: Page, scripts: Scripts): Promise<Noted> {
  let tasks = -1;
  let changedAt = performance.now();
  for (;;) {
    const noted = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
    if (noted.tasks.length > tasks) changedAt = performance.now();
    tasks = noted.tasks.length;
    if (performance.now() - Math.max(changedAt, scripts.lastAt()) > QUIET_MS) return noted;
    await page.waitForTimeout(250);
  }
}

function takeNotes(): void {
  const noted: Noted = {
    largestPaintMs: 0,
    largest: '',
    firstPaintMs: 0,
    shift: 0,
    takeoverMs: 0,
    tasks: [],
  };
  Object.assign(window, { noted });
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    noted.largestPaintMs = entry.startTime;
    if ('element' in entry && entry.element instanceof Element)
      noted.largest = `${entry.element.localName}.${entry.element.className}`;
  });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') noted.firstPaintMs = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if ('value' in entry) noted.shift += Number(entry.value);
  });
  watch('longtask', ({ startTime, duration }) => noted.tasks.push({ at: startTime, ms: duration }));
  const isTakenOver = (): boolean =>
    Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactFiber'));
  const onSign = ({ timeStamp, movementX }: MouseEvent): void => {
    if (movementX === 0 || isTakenOver()) return;
    document.removeEventListener('pointermove', onSign, true);
    const waiting = setInterval(() => {
      if (!isTakenOver()) return;
      clearInterval(waiting);
      noted.takeoverMs = performance.now() - timeStamp;
    }, 10);
  };
  document.addEventListener('pointermove', onSign, true);
}
