import { afterAll, describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { writeLongChain } from '@test/support/browser/long-chain';
import { LONG_MENU_SIZE } from '@test/support/browser/long-menu-size';
import { openStage } from '@test/support/browser/stage';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';

const folder = await makeThrowAwayFolder();
await writeLongChain(folder.path);
const stage = openStage({ LUCKA_CHAIN: folder.path });

afterAll(() => folder.dispose());

/** A budget: what is not seen is not drawn. */
const MOST_DRAWN = 120;
/** A budget: the browser looks at each of them in each frame, also in the one that answers a tap. */
const MOST_WATCHED = 100;

const drawn = (guest: Guest) => guest.page.getByRole('main').locator('li button[aria-label]');
const dishes = (guest: Guest) => guest.page.getByRole('main').locator('ul > li');

/** What is laid out only while it is visible. */
const countWatched = (): number =>
  [...document.querySelectorAll('main *')].filter(
    (element) => getComputedStyle(element).contentVisibility === 'auto',
  ).length;

describe('a menu of 2 000 dishes', () => {
  it(
    'draws what is about to be seen, by scrolling, searching and the keyboard, and names the rest',
    stage.play({ size: 'small', language: 'en' }, async (guest) => {
      await guest.goToMenu(1, 'TakeAway', '/all');
      await guest.sees(drawn(guest));
      expect(await drawn(guest).count()).toBeLessThan(MOST_DRAWN);
      expect(await guest.page.evaluate(countWatched)).toBeLessThan(MOST_WATCHED);
      await guest.sees(dishes(guest).filter({ hasText: `Salad ${LONG_MENU_SIZE - 1}` }));

      await guest.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
      await expect
        .poll(() =>
          guest.page.evaluate(() => {
            const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
            return middle?.closest('li')?.querySelector('h2 a') !== null;
          }),
        )
        .toBe(true);
      expect(await drawn(guest).count()).toBeLessThan(MOST_DRAWN);

      await guest.page.getByRole('searchbox', { name: guest.say('menu.searchLabel') }).fill('1999');
      await guest.sees(guest.button('menu.add', { name: `Salad ${LONG_MENU_SIZE - 1}` }));
    }),
  );

  it(
    'stores a dish whose page is left right after the tap [BASK-09]',
    stage.play({ size: 'small', language: 'en' }, async (guest) => {
      await guest.goToMenu(1, 'TakeAway', '/all');
      await guest.sees(drawn(guest));
      await drawn(guest)
        .first()
        .evaluate((button) => {
          if (button instanceof HTMLElement) button.click();
          window.location.reload();
        });
      await guest.sees(guest.page.getByText(guest.say('menu.inBasket', { quantity: 1 }), { exact: true }));
    }),
  );
});
