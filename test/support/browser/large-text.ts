import type { Page } from 'playwright-core';

/** Twice the usual size of the root font from the start of each page on. Source: WCAG 1.4.4. */
export async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const enlarge = () => (document.documentElement.style.fontSize = '200%');
    document.addEventListener('readystatechange', enlarge, { once: true });
  });
}
