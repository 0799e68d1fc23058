import { describe, expect, it } from 'vitest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

const ADDRESSES = [
  ...['/', '/shop/1/menu', '/shop/1/menu/burgers/articles/burger-classic', '/shop/1/digital-signage'],
];

describe('the first picture of a page that the server drew', () => {
  it.each(ADDRESSES)('is preloaded with high priority, alone, and used at %s', (address) =>
    stage.play({ size: 'small' }, async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => warnings.push(message.text()));
      await page.goto(address, { waitUntil: 'networkidle' });
      const preloads = page.locator('link[rel="preload"][as="image"]');
      expect(await preloads.count()).toBe(1);
      expect(await preloads.getAttribute('fetchpriority')).toBe('high');
      const shown = await page
        .locator('#root img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
      const fetched = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/images/'))
          .map(({ name }) => name),
      );
      expect(fetched[0]).toBe(shown);
      expect(fetched.filter((each) => each === shown)).toHaveLength(1);
      expect(warnings.filter((text) => text.includes('preload'))).toEqual([]);
    })(),
  );
});
