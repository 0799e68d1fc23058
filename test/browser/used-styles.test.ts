import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SCREEN_SIZES } from '@test/support/browser/screen-size';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

const ADDRESSES = [
  ...['/', '/shop/1/order-type', '/shop/1/menu', '/shop/1/menu/burgers/articles/burger-classic'],
  ...['/campaigns', '/shop/1/digital-signage', '/login', '/register', '/terms-and-conditions'],
];

/** A sum over every computed style of each element and what is before and after it, by element. */
const looks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const sumOf = (style: CSSStyleDeclaration): number => {
      let sum = 0;
      for (const property of style)
        for (const character of style.getPropertyValue(property))
          sum = (Math.imul(sum, 31) + character.charCodeAt(0)) | 0;
      return sum;
    };
    return [...document.querySelectorAll('body, body *')].map((element) => {
      const sums = ['', '::before', '::after'].map((part) => sumOf(getComputedStyle(element, part)));
      return `${element.localName}.${element.getAttribute('class')} ${sums.join(' ')}`;
    });
  });

/** Puts the whole style sheets in the place of their parts; returns how many. */
const complete = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const parts = [...document.querySelectorAll<HTMLStyleElement>('style[data-part]')];
    const replace = (style: HTMLStyleElement): Promise<void> =>
      new Promise((resolve, reject) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = style.dataset['href'] ?? '';
        link.onload = () => {
          style.remove();
          resolve();
        };
        link.onerror = () => reject(new Error(link.href));
        style.after(link);
      });
    await Promise.all(parts.map(replace));
    return parts.length;
  });

describe('the rules of styles in a page that the server drew', () => {
  it.each(SCREEN_SIZES.flatMap((size) => ADDRESSES.map((address) => [size, address] as const)))(
    'are all that it uses, on a %s screen at %s',
    (size, address) =>
      stage.play(
        { size, browser: { colorScheme: size === 'small' ? 'dark' : 'light' } },
        async ({ page }) => {
          // The program waits for ever.
          await page.clock.install();
          await page.clock.pauseAt(Date.now() + 60_000);
          await page.goto(address, { waitUntil: 'networkidle' });
          const before = await looks(page);
          expect(await complete(page)).toBeGreaterThan(0);
          expect(await looks(page)).toEqual(before);
        },
      )(),
  );

  it(
    'are replaced by the whole style sheets before the program runs, also where these fail at first',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/Failed to load resource|ERR_/);
      let isOffline = true;
      const abortOffline = (route: Route) => (isOffline ? route.abort() : route.fallback());
      await guest.page.route('**/assets/*.css', abortOffline);
      // By which the page finds out whether a release has removed them; it would be loaded anew.
      await guest.page.route('**/', (route) =>
        route.request().method() === 'HEAD' ? abortOffline(route) : route.fallback(),
      );
      const failed = guest.page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
      await guest.goTo('/shop/1/menu/cold-drinks');
      await failed;
      expect(await guest.page.locator('style[data-part]').count()).toBeGreaterThan(0);
      isOffline = false;
      await guest.addFromMenu('Cola');
      await expect.poll(() => guest.page.locator('style[data-part]').count()).toBe(0);
    }),
  );
});
