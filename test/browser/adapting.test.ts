import { describe, expect, it } from 'vitest';
import { hiddenFocus, moving, spaceOut, tooSmall, unreadable } from '@test/support/browser/losses';
import type { SpokenLanguage } from '@test/support/browser/spoken-texts';
import { openStage } from '@test/support/browser/stage';
import { faultsOf, walk } from '@test/support/browser/walk';

const stage = openStage();

/** 1280×1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/** The languages with the longest words. */
const LANGUAGES = ['fi', 'ru'] as const satisfies readonly SpokenLanguage[];

describe('a guest', () => {
  it.each(LANGUAGES)(
    'who zooms in four times and spaces the text out loses nothing on any page, in %s: WCAG 1.4.4, 1.4.10, 1.4.12, 2.4.11',
    (language) =>
      stage.play({ size: 'small', language }, async (guest) => {
        const found: string[] = [];
        await guest.page.setViewportSize(ZOOMED);
        await walk(guest, async (place) => {
          found.push(...faultsOf(place, await unreadable(guest.page)));
          found.push(...faultsOf(place, await hiddenFocus(guest.page)));
          await spaceOut(guest.page);
          found.push(...faultsOf(`${place}, spaced out`, await unreadable(guest.page)));
        });
        expect(found).toEqual([]);
      })(),
  );

  it(
    'with a thumb and without motion finds everything to tap: WCAG 2.5.8, 2.3.3',
    stage.play({ size: 'small' }, async (guest) => {
      const found: string[] = [];
      await guest.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await walk(guest, async (place) => {
        for (const look of [tooSmall, moving]) found.push(...faultsOf(place, await look(guest.page)));
      });
      expect(found).toEqual([]);
    }),
  );
});
