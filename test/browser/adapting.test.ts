import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  enlargeText,
  hiddenFocus,
  moving,
  outOfReach,
  spaceOut,
  tooSmall,
  unreadable,
} from '@test/support/browser/losses';
import { resize } from '@test/support/browser/resize';
import { SCREENS, type Viewport } from '@test/support/browser/screen-size';
import { openStage } from '@test/support/browser/stage';
import { faultsOf, walk } from '@test/support/browser/walk';

const stage = openStage();

const PHONE = SCREENS.small.viewport;
/** 1280×1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/** The languages with the longest words; the screen is that with larger text. */
const READERS = [
  { language: 'ru', ...PHONE },
  { language: 'fi', width: 1440, height: 900 },
] as const;

/** WCAG 1.4.4, 1.4.10, 1.4.12, 2.4.11. */
async function lossesZoomedIn(page: Page): Promise<readonly string[]> {
  await resize(page, ZOOMED);
  const zoomed = [...(await unreadable(page)), ...(await hiddenFocus(page))];
  const undo = await spaceOut(page);
  const spacedOut = await unreadable(page);
  await undo();
  return [...faultsOf('zoomed in', zoomed), ...faultsOf('spaced out', spacedOut)];
}

/**
 * WCAG 1.4.4, 1.4.10. The text grows on a small screen, so that the basket does not move from its panel to its sheet.
 */
async function lossesWithLargeText(page: Page, screen: Viewport): Promise<readonly string[]> {
  await resize(page, PHONE);
  const undo = await enlargeText(page);
  await resize(page, screen);
  const faults = [...(await unreadable(page)), ...(await outOfReach(page)), ...(await hiddenFocus(page))];
  await resize(page, PHONE);
  await undo();
  return faultsOf('twice as large', faults);
}

/** WCAG 2.5.8, 2.3.3. */
async function lossesToThumb(page: Page): Promise<readonly string[]> {
  return [...(await tooSmall(page)), ...(await moving(page))];
}

describe('a guest', () => {
  it.each(READERS)(
    'loses nothing on any page by zooming in four times, spacing text out, doubling its size at $width pixels, or with a thumb and forced colours, in $language: WCAG 1.4.4, 1.4.10, 1.4.12, 2.3.3, 2.4.11, 2.5.8',
    ({ language, ...screen }) =>
      stage.play({ size: 'small', language }, async (guest) => {
        const found: string[] = [];
        await guest.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        await walk(guest, async (place) => {
          const faults = [
            ...(await lossesZoomedIn(guest.page)),
            ...(await lossesWithLargeText(guest.page, screen)),
            ...(await lossesToThumb(guest.page)),
          ];
          found.push(...faultsOf(place, faults));
        });
        expect(found).toEqual([]);
      })(),
  );
});
