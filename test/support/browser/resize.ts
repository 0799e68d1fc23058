import type { Page } from 'playwright-core';
import type { Viewport } from '@test/support/browser/screen-size';

/** Changes the size of the window, and lets the page adapt before it is looked at. */
export async function resize(page: Page, viewport: Viewport): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
