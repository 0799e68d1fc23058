import { describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { doubleText } from '@test/support/browser/large-text';
import { hiddenFocus, outOfReach, unreadable } from '@test/support/browser/losses';
import { misplaced } from '@test/support/browser/misplaced';
import { openStage } from '@test/support/browser/stage';
import { faultsOf } from '@test/support/browser/walk';

const stage = openStage();

const CASES = [
  { width: 390, height: 844, language: 'ru' },
  { width: 390, height: 844, language: 'sv' },
  { width: 1440, height: 900, language: 'fi' },
] as const;

/** A sheet that still rises has nothing where it will stand. */
const still = ({ page }: Guest): Promise<void> =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished);
    await Promise.allSettled(ends);
  });

/** At this size a long word may need more than the page has. */
const isWordOfWholeWidth = (fault: string, page: Guest['page']): boolean =>
  Number(/^(\d+) px for /.exec(fault)?.[1] ?? 0) > 0.6 * (page.viewportSize()?.width ?? 0);

async function losses(guest: Guest): Promise<readonly string[]> {
  const { page } = guest;
  await still(guest);
  return [
    ...(await unreadable(page)),
    ...(await outOfReach(page)),
    ...(await hiddenFocus(page)),
    ...(await misplaced(page)).filter((fault) => !isWordOfWholeWidth(fault, page)),
  ];
}

describe('a guest whose text is twice as large', () => {
  it.each(CASES)(
    'loses nothing of the sheets and of the way to the food, $width pixels wide in $language',
    (screen) =>
      stage.play({ size: 'small', language: screen.language }, async (guest) => {
        const found: string[] = [];
        const look = async (place: string) => void found.push(...faultsOf(place, await losses(guest)));
        await guest.page.setViewportSize({ width: screen.width, height: screen.height });
        await doubleText(guest.page);
        await guest.goTo('/');
        await guest.tap(guest.button('navbar.language'));
        await guest.sees(guest.language('sv'));
        await look('languages');
        await guest.goToMenu(1, 'TakeAway', '/sides');
        await guest.tap(guest.button('filter.open'));
        for (const key of ['diet.vegan', 'allergen.eggs'] as const)
          await guest.page.getByRole('checkbox', { name: guest.say(key) }).check();
        await look('diets');
        await guest.page.keyboard.press('Escape');
        await guest.sees(guest.button('filter.change'));
        await look('menu');
        // It suits, and what is suggested with it does not.
        await guest.goTo('/shop/1/menu/sides/articles/side-rings');
        await guest.tap(guest.addButton);
        await guest.isAt(/\/menu\/sides$/);
        await guest.openBasket();
        await look('basket');
        await guest.goToCheckout();
        await guest.sees(guest.payButton);
        await look('checkout');
        await guest.payAndFollow();
        await look('order');
        expect(found).toEqual([]);
      })(),
  );

  it(
    'has the basket beside the menu only where there is room for it, also when the size changes [SCREEN-01]',
    stage.play({ size: 'large' }, async (guest) => {
      const setRoot = (size: string) =>
        guest.page.evaluate((value) => void (document.documentElement.style.fontSize = value), size);
      const panel = guest.basket.getByRole('heading', { name: guest.say('basket.header') });
      await guest.goToMenu(1);
      await guest.sees(panel);
      await setRoot('200%');
      await guest.isRidOf(panel);
      await guest.sees(guest.basketButton);
      await setRoot('');
      await guest.sees(panel);
      await guest.isRidOf(guest.basketButton);
    }),
  );
});
