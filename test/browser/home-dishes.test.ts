import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openStage } from '@test/support/browser/stage';
import { cards, dishes } from '@test/support/browser/home-page';

const stage = openStage({ LUCKA_LOGIN: 'off' });

/** What a font that arrives late moves; a picture without its box moves a hundred times more. */
const UNNOTICED_SHIFT = 0.02;

describe('home', () => {
  it(
    'shows food before a phone is scrolled, in boxes that do not move when it arrives [DEC-80]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.page.addInitScript(countShifts);
      await guest.goTo('/');
      await guest.sees(dishes(guest));
      await guest.page.waitForLoadState('networkidle');
      const pictures = await guest.page.getByRole('main').locator('img').evaluateAll(seenPictures);
      expect(pictures.length).toBeGreaterThanOrEqual(3);
      expect(pictures.slice(0, 3).map(({ loading }) => loading)).toEqual(['eager', 'eager', 'eager']);
      for (const { pixels, shown } of pictures) expect(pixels).toBeLessThanOrEqual(shown * 4);
      const all = guest.page.getByRole('main').locator('img[loading="lazy"]');
      expect(await all.count()).toBeGreaterThan(0);
      const shift = await guest.page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
      expect(shift).toBeLessThan(UNNOTICED_SHIFT);
    }),
  );

  it(
    'leads from a dish to its page at the shop that has it [DEC-80]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/');
      await guest.tap(dishes(guest).getByRole('link', { name: /^Luckan/ }));
      await guest.isAt(/^\/shop\/\d+\/menu\/.*\/articles\/burger-classic$/);
      await guest.sees(guest.page.getByRole('heading', { level: 1, name: 'Luckan', exact: true }));
    }),
  );

  it(
    'shows no food, and each shop by its letter, where the server sends none [DEC-80]',
    stage.play({ size: 'small', hasContentByScript: true }, async (guest) => {
      await guest.page.route(/\/api\/shops\?/, withoutDishes);
      await guest.goTo('/');
      await expect.poll(() => cards(guest).count()).toBe(6);
      expect(await dishes(guest).count()).toBe(0);
      expect(await guest.page.getByRole('main').locator('img').count()).toBe(0);
    }),
  );
});

/** Adds up what moved in the page, the footer aside, without the visitor doing anything. */
function countShifts(): void {
  const isInMain = (source: unknown): boolean =>
    typeof source === 'object' &&
    source !== null &&
    'node' in source &&
    source.node instanceof Node &&
    source.node.parentElement?.closest('main') !== null;
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue;
      if (!entry.sources.some(isInMain)) continue;
      dataset['shift'] = String(Number(dataset['shift'] ?? 0) + Number(entry.value));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The pictures on the screen: how they load, and their width as sent and as shown. */
const seenPictures = (images: Element[]) =>
  images
    .filter((image) => image instanceof HTMLImageElement)
    .filter((image) => {
      const { top, left, width, bottom, right } = image.getBoundingClientRect();
      const isInside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      return isInside && width > 0 && image.naturalWidth > 0;
    })
    .map(({ loading, naturalWidth, width }) => ({ loading, pixels: naturalWidth, shown: width }));

/** The list of shops as of a server that sends no dishes. */
async function withoutDishes(route: Route): Promise<void> {
  const answer = await route.fetch();
  const json: unknown = JSON.parse(await answer.text(), (key, value: unknown) =>
    key === 'dishes' ? undefined : value,
  );
  await route.fulfill({ response: answer, json });
}
