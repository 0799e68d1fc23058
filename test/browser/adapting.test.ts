import { describe, expect, it } from 'vitest';
import { ROUTE_NAMES } from '@/domain/navigation/route';
import { ROUTE_VISITS } from '@test/support/browser/addresses';
import type { Guest } from '@test/support/browser/guest';
import { edgeless, hiddenFocus, moving, spaceOut, tooSmall, unreadable } from '@test/support/browser/losses';
import type { SpokenLanguage } from '@test/support/browser/spoken-texts';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

/** 1280×1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };
const WALK_TIMEOUT_MS = 180_000;

/** The languages with the longest words. */
const LANGUAGES = ['fi', 'ru'] as const satisfies readonly SpokenLanguage[];

const ADDRESSES = [
  ...new Set(ROUTE_NAMES.map((name) => ROUTE_VISITS[name].lands ?? ROUTE_VISITS[name].address)),
].filter((address) => !address.endsWith('/digital-signage')); // a wall is not zoomed

/** With something in the basket, looks at every page, and at the language popup. */
async function walk(guest: Guest, look: (place: string) => Promise<void>): Promise<void> {
  guest.faults.expect(/Failed to load resource.*(401|404)/);
  await guest.goToMenu(1, 'DineInPlace', '/cold-drinks');
  await guest.addFromMenu();
  for (const address of ADDRESSES) {
    await guest.goTo(address);
    await guest.sees(guest.page.getByRole('heading', { level: 1 }));
    await guest.page.waitForLoadState('networkidle');
    await look(address);
  }
}

const faultsOf = (place: string, faults: readonly string[]) => faults.map((fault) => `${place}: ${fault}`);

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
    WALK_TIMEOUT_MS,
  );

  it(
    'with a thumb, without motion and with colours of their own finds everything to tap: WCAG 2.5.8, 2.3.3, 1.4.11',
    stage.play({ size: 'small' }, async (guest) => {
      const found: string[] = [];
      await guest.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await walk(guest, async (place) => {
        for (const look of [tooSmall, moving, edgeless])
          found.push(...faultsOf(place, await look(guest.page)));
      });
      expect(found).toEqual([]);
    }),
    WALK_TIMEOUT_MS,
  );
});
