import type { Browser } from 'playwright-core';
import type { TappedControl } from '@bench/first-tap/tapped-control';
import { slowDown } from '@bench/slow-phone';
import { SCREENS } from '@test/support/browser/screen-size';

/** A tap that is not answered by then is lost. */
const ANSWER_MAX_MS = 15_000;

/** A place in the window, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface FirstTap {
  /** From the finger's event to the end of the frame that shows the answer; infinite where there is none. */
  readonly answeredMs: number;
  /** From the navigation to the same. */
  readonly sinceNavigationMs: number;
}

/** When a finger taps: so long after the first paint, or after the load event. */
export interface TapTime {
  readonly after: 'paint' | 'load';
  readonly ms: number;
}

const context = (browser: Browser) =>
  browser.newContext({ ...SCREENS.small, locale: 'sv-SE', serviceWorkers: 'block' });

/** Where the page shows a control once it is painted, without waiting for anything then. */
export async function placeOf(browser: Browser, origin: string, control: TappedControl): Promise<Place> {
  const tab = await context(browser);
  const page = await tab.newPage();
  await page.goto(origin + control.address, { waitUntil: 'load' });
  const found = page.locator(control.selector).first();
  await found.waitFor();
  const box = await found.boundingBox();
  const { height } = SCREENS.small.viewport;
  if (box === null || box.y + box.height > height) throw new Error(`${control.name} is not in view.`);
  await tab.close();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Opens the control's page in a new tab of a cheap phone, and taps at that time and place. */
export async function measureFirstTap(
  browser: Browser,
  origin: string,
  {
    control,
    place,
    time,
  }: { readonly control: TappedControl; readonly place: Place; readonly time: TapTime },
): Promise<FirstTap> {
  const tab = await context(browser);
  try {
    const page = await tab.newPage();
    const seen = new Promise<void>((resolve) => void page.exposeBinding('benchSeen', () => resolve()));
    const answered = new Promise<FirstTap>(
      (resolve) => void page.exposeBinding('benchAnswered', (_, tap: FirstTap) => resolve(tap)),
    );
    await page.addInitScript(watchTap, { shown: control.shown, after: time.after });
    await slowDown(await tab.newCDPSession(page));
    await page.goto(origin + control.address, { waitUntil: 'commit' });
    await seen;
    await wait(time.ms);
    await page.touchscreen.tap(place.x, place.y);
    const lost = wait(ANSWER_MAX_MS).then(() => ({ answeredMs: Infinity, sinceNavigationMs: Infinity }));
    return await Promise.race([answered, lost]);
  } finally {
    await tab.close();
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** In the page: reports the first paint or the load event, and the frame that answers the first tap. */
function watchTap({ shown, after }: { readonly shown: string; readonly after: TapTime['after'] }): void {
  const { benchSeen, benchAnswered } = window as unknown as {
    benchSeen: () => Promise<void>;
    benchAnswered: (tap: FirstTap) => Promise<void>;
  };
  if (after === 'load') window.addEventListener('load', () => void benchSeen());
  else
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) void benchSeen();
    }).observe({ type: 'paint', buffered: true });
  const state = (): string =>
    [...document.querySelectorAll<HTMLElement>(shown)]
      .map((each) => each.textContent + (each.dataset['chosen'] ?? ''))
      .join('\n');
  const onTap = ({ timeStamp }: Event): void => {
    const before = state();
    const observer = new MutationObserver(() => {
      if (state() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const end = (): void => {
          const now = performance.now();
          void benchAnswered({ answeredMs: now - timeStamp, sinceNavigationMs: now });
        };
        // Right after the frame, before what the page does after it.
        void scheduler.postTask(end, { priority: 'user-blocking' });
      });
    });
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  };
  window.addEventListener('pointerup', onTap, { capture: true, once: true });
}
