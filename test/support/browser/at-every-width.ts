import type { Page } from 'playwright-core';
import { SCREENS } from '@test/support/browser/screen-size';
import { misplaced } from '@test/support/browser/misplaced';
import { resize } from '@test/support/browser/resize';
import { faultsOf } from '@test/support/browser/walk';

const [NARROWEST, WIDEST, STEP] = [320, 2560, 40];
const HEIGHT = 800;

/** What is wrong with the boxes of a page at each width from a small phone to a large screen. Source: DEC-148. */
export async function faultsAtEveryWidth(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (let width = NARROWEST; width <= WIDEST; width += STEP) {
    // Without the waits of `setViewportSize`, which are most of the cost.
    const metrics = { width, height: HEIGHT, deviceScaleFactor: 1, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    found.push(...faultsOf(`${width} px`, await misplaced(page)));
  }
  await session.detach();
  await resize(page, SCREENS.small.viewport);
  return found;
}
