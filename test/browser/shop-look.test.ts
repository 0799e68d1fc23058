import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseStylesheet } from '@api/design/sanitise-stylesheet';
import { someStylesheet } from '@test/support/arbitraries/some-stylesheet';
import type { Guest } from '@test/support/browser/guest';
import { lookChanges } from '@test/support/browser/look-changes';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

const SHOP = 7;
const SHEETS_AT_ONCE = 50;

const someSheets = fc.array(someStylesheet, { minLength: SHEETS_AT_ONCE, maxLength: SHEETS_AT_ONCE });

/** A menu with prices, buttons, and a basket beside it. */
async function atMenu(guest: Guest): Promise<void> {
  await guest.haveCola(1);
  await guest.page.waitForLoadState('networkidle');
  await guest.page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The checkout says what is missing. */
async function atCheckout(guest: Guest): Promise<void> {
  await guest.haveCola(1);
  await guest.goTo('/shop/1/checkout');
  await guest.sees(guest.payButton);
  await guest.page.waitForLoadState('networkidle');
  await guest.page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const PLACES = [
  ['the menu, light', 'light', atMenu],
  ['the menu, dark', 'dark', atMenu],
  ['the checkout, light', 'light', atCheckout],
  ['the checkout, dark', 'dark', atCheckout],
] as const;

describe('a shop’s look', () => {
  it.each(PLACES)(
    'never changes text, boxes or readability: 250 hostile sheets at %s [PROD-15]',
    (_place, colorScheme, goThere) =>
      stage.play({ size: 'large', browser: { colorScheme } }, async (guest) => {
        await goThere(guest);
        await fc.assert(
          fc.asyncProperty(someSheets, async (written) => {
            const sheets = written.map((sheet) => sanitiseStylesheet(sheet, SHOP));
            const changes = await lookChanges(guest.page, sheets);
            const lies = changes.flatMap((kinds, at) =>
              kinds.length > 0 ? [{ kinds, sheet: sheets[at] }] : [],
            );
            expect(lies).toEqual([]);
          }),
          { numRuns: 5, endOnFailure: true },
        );
      })(),
  );

  it(
    'is noticed in each of these ways where it is not sanitised',
    stage.play({ size: 'large' }, async (guest) => {
      await atMenu(guest);
      const lies = [
        ['.shop-7 button::before { content: "0 kr" }', 'text'],
        ['.shop-7 p { text-transform: uppercase }', 'text'],
        ['.shop-7 button { padding: 20px }', 'box'],
        ['.shop-7 { --space-4: 40px }', 'box'],
        ['.shop-7 button { opacity: 0 }', 'hidden'],
        ['.shop-7 [class*=price] { color: transparent }', 'colour'],
        ['.shop-7 { --color-ink: #fbf4e6 }', 'colour'],
      ] as const;
      const found = await lookChanges(
        guest.page,
        lies.map(([sheet]) => sheet),
      );
      for (const [at, [sheet, kind]] of lies.entries())
        expect([sheet, found[at]]).toEqual([sheet, expect.arrayContaining([kind])]);
    }),
  );
});
