import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, contrastFaults } from '@test/support/browser/axe-faults';
import type { Guest } from '@test/support/browser/guest';
import { misplaced } from '@test/support/browser/misplaced';
import { resize } from '@test/support/browser/resize';
import { SCREENS } from '@test/support/browser/screen-size';
import { openStage } from '@test/support/browser/stage';
import { TOUR } from '@test/support/browser/tour';

const stage = openStage();

/** A small phone, and a person who zooms in on a large one (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

/** In the dark only the colours are others. */
async function faultsInTheDark({ page }: Guest): Promise<readonly string[]> {
  const look = async () => {
    await changeColours(page, 'dark');
    const faults = await contrastFaults(page);
    await changeColours(page, 'light');
    return faults;
  };
  return (await foundAgain(look)).map((fault) => `in the dark, ${fault}`);
}

/** What a busy browser had not styled anew is styled the second time; a fault of ours is there again. */
const foundAgain = async (look: () => Promise<readonly string[]>): Promise<readonly string[]> =>
  (await look()).length === 0 ? [] : look();

/**
 * Changes the scheme at once, without a fade, and has the page styled anew: where the scheme changes under a page that
 * is open, the browser may leave inherited colours as they were.
 */
async function changeColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const { style } = document.documentElement;
    style.display = 'none';
    await new Promise(requestAnimationFrame);
    style.display = '';
    do await new Promise(requestAnimationFrame);
    while (document.getAnimations().some((animation) => animation instanceof CSSTransition));
  });
}

/** The screen on a wall is large. */
const OF_WALLS = 'signage';

async function faultsWhenNarrow({ page }: Guest, name: string): Promise<readonly string[]> {
  if (name.startsWith(OF_WALLS)) return [];
  await page.setViewportSize(NARROWEST);
  const faults = await misplaced(page);
  await page.setViewportSize(SCREENS.small.viewport);
  return faults.map((fault) => `${NARROWEST.width} pixels wide, ${fault}`);
}

/**
 * The same state on a large screen. A sheet or a popup is the same there, and the sheet of the basket would not be open
 * any more afterwards; the panel that it becomes is on other screens of the tour.
 */
async function faultsOnLargeScreen({ page }: Guest): Promise<readonly string[]> {
  if (await page.locator('dialog[open]').first().isVisible()) return [];
  await resize(page, SCREENS.large.viewport);
  const faults = await foundAgain(async () => {
    await changeColours(page, 'light');
    return accessibilityFaults(page);
  });
  await resize(page, SCREENS.small.viewport);
  return faults.map((fault) => `on a large screen, ${fault}`);
}

describe('every screen', () => {
  it.each(Object.entries(TOUR))(
    'is open to everyone on a small screen, light and dark, and on a large one: WCAG 2.2 AA (%s)',
    (_name, chapter) =>
      stage.play({ size: 'small', browser: { colorScheme: 'light' } }, async (guest) => {
        const found: string[] = [];
        let stops = 0;
        await chapter(guest, stage.storefront, async (name) => {
          stops += 1;
          const faults = [
            ...(await accessibilityFaults(guest.page)),
            ...(await faultsInTheDark(guest)),
            ...(await faultsWhenNarrow(guest, name)),
            ...(await faultsOnLargeScreen(guest)),
          ];
          found.push(...faults.map((fault) => `${name}: ${fault}`));
        });
        expect(found).toEqual([]);
        expect(stops).toBeGreaterThan(0);
      })(),
  );
});
