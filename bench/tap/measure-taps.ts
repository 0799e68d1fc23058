import type { Browser, Page } from 'playwright-core';
import { SLOWDOWN } from '@bench/slow-phone';
import { SCREENS } from '@test/support/browser/screen-size';

const TAPS = 8;
/** The total counts for a second; a tap is measured on a page that is at rest. */
const CALM_MS = 1_500;

export interface Visit {
  /** From each tap to the frame that shows the changed basket. */
  readonly tapsMs: readonly number[];
  /** From the navigation to the largest content. */
  readonly largestPaintMs: number;
}

/** Opens a page in a new browser context, and taps the buttons that add a dish. */
export async function measureTaps(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ ...SCREENS.small, locale: 'en-GB', serviceWorkers: 'block' });
  try {
    await context.addCookies([{ name: '.AspNetCore.Culture', value: 'c%3Den%7Cuic%3Den', url: address }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watchLargestPaint);
    await page.goto(address, { waitUntil: 'networkidle' });
    const add = page.locator('button[aria-label^="Add "]');
    await add.first().waitFor();
    // The start of the program, which may wait for the visitor's first sign, is not part of a tap.
    await page.locator('[data-basket-target]').waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(CALM_MS);
    const largestPaintMs = Number(await page.evaluate(() => document.documentElement.dataset['largest']));
    const tapsMs: number[] = [];
    for (let tap = 0; tap < TAPS; tap += 1) {
      await page.evaluate(armClock);
      const box = await add.nth(tap % 2).boundingBox();
      if (box === null) throw new Error('The button is not in the page.');
      // As a finger does: the checks of `tap()` would be part of the time.
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      tapsMs.push(await elapsed(page));
      await page.waitForTimeout(CALM_MS);
    }
    return { tapsMs, largestPaintMs };
  } finally {
    await context.close();
  }
}

function watchLargestPaint(): void {
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1);
    if (last !== undefined) document.documentElement.dataset['largest'] = String(last.startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Measures from the next tap to the end of the frame that draws the changed text of the basket's button. */
function armClock(): void {
  const { dataset } = document.documentElement;
  delete dataset['elapsed'];
  let tappedAt = 0;
  window.addEventListener('pointerup', (event) => (tappedAt = event.timeStamp), {
    capture: true,
    once: true,
  });
  const observer = new MutationObserver(() => {
    observer.disconnect();
    requestAnimationFrame(() => {
      const end = () => (dataset['elapsed'] = String(performance.now() - tappedAt));
      // Right after the frame, before what either page does after it.
      void scheduler.postTask(end, { priority: 'user-blocking' });
    });
  });
  const basket = document.querySelector('[data-basket-target]');
  if (basket !== null)
    observer.observe(basket, { attributes: true, characterData: true, childList: true, subtree: true });
}

const elapsed = async (page: Page): Promise<number> => {
  const found = await page.waitForFunction(() => document.documentElement.dataset['elapsed']);
  return Number(await found.jsonValue());
};
