import { afterEach, describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { misplaced as misplacedIn } from '@test/support/browser/misplaced';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

afterEach(() => stage.storefront.floor.undo());

const BOARD = '/shop/1/digital-signage';
const WALLS = [
  { name: 'on its side', width: 1920, height: 1080 },
  { name: 'upright', width: 1080, height: 1920 },
] as const;

const dishes = ({ page }: Guest) => page.getByRole('main').getByRole('listitem');
const title = ({ page }: Guest) => page.getByRole('heading', { level: 2 });

/** Where the clock of the page is moved, nothing is there before the program is. */
const PROGRAM = { size: 'large', hasContentByScript: true } as const;

/** The clock of the page can be moved: a wall is looked at for hours. */
async function openBoard(guest: Guest): Promise<void> {
  await guest.page.clock.install();
  await guest.goTo(BOARD);
  await guest.sees(dishes(guest));
}

/** What stands out of the screen, or over something else. */
const misplaced = () => {
  const boxes = [
    ...document.querySelectorAll('main li, main header, main footer p, main svg[role="img"]'),
  ].map((element) => element.getBoundingClientRect());
  return boxes.filter(
    ({ left, top, right, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight,
  ).length;
};

/** Names that need more lines than are shown. */
const cutNames = () =>
  [...document.querySelectorAll('main li > :first-child')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ textContent }) => textContent);

describe('a wall screen', () => {
  it.each(WALLS)(
    '$name shows the menu page by page, with prices, the time and a code, and nothing around it [ROUTE-30]',
    ({ width, height }) =>
      stage.play(PROGRAM, async (guest) => {
        await guest.page.setViewportSize({ width, height });
        await openBoard(guest);
        await guest.sees(
          guest.page.getByRole('img', { name: guest.say('signage.code', { name: 'Lucka Södermalm' }) }),
        );
        await guest.sees(guest.page.getByText(/^\d\d:\d\d$/));
        expect(await guest.page.getByRole('navigation').count()).toBe(0);
        expect(await guest.page.getByRole('button').count()).toBe(0);
        const titles = new Set<string>();
        for (let turn = 0; turn < 12; turn += 1) {
          titles.add(await title(guest).innerText());
          expect(await guest.page.evaluate(misplaced)).toBe(0);
          expect(await guest.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(
            0,
          );
          await guest.page.clock.runFor(12_000);
        }
        expect(titles.size).toBeGreaterThan(4);
      })(),
  );

  it.each([
    { width: 1024, height: 768 },
    { width: 1280, height: 720 },
  ])('cuts no name and breaks no word, $width pixels wide in Finnish', ({ width, height }) =>
    stage.play({ ...PROGRAM, language: 'fi' }, async (guest) => {
      await guest.page.setViewportSize({ width, height });
      await openBoard(guest);
      const found = new Set<string>();
      for (let turn = 0; turn < 12; turn += 1) {
        const { page } = guest;
        const broken = (await misplacedIn(page)).filter((fault) => fault.includes(' px for '));
        for (const fault of [...(await page.evaluate(cutNames)), ...broken]) found.add(fault);
        await page.clock.runFor(12_000);
      }
      expect([...found]).toEqual([]);
    })(),
  );

  it(
    'is drawn by the server, and turns its pages once the program is there',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.page.clock.install();
      await guest.goTo(BOARD);
      await guest.sees(dishes(guest));
      const main = await guest.page.getByRole('main').elementHandle();
      const before = await title(guest).innerText();
      await expect
        .poll(async () => {
          await guest.page.clock.runFor(12_000);
          return title(guest).innerText();
        })
        .not.toBe(before);
      expect(await main?.evaluate((element) => element.isConnected)).toBe(true);
    }),
  );

  it(
    'says what is sold out, and a new price within a minute',
    stage.play(PROGRAM, async (guest) => {
      await openBoard(guest);
      const priced = (price: string) =>
        dishes(guest)
          .filter({ hasText: /^Luckan/ })
          .getByText(price);
      await guest.sees(priced('119 kr'));
      await stage.storefront.floor.changeArticle(1, 'burger-classic', { price: 123 });
      await guest.page.clock.runFor(60_000);
      // The pages go on turning while the answer is on its way.
      await expect
        .poll(async () => {
          await guest.page.clock.runFor(12_000);
          return priced('123 kr').isVisible();
        })
        .toBe(true);
      await guest.sees(guest.page.getByText(guest.say('menu.soldOut')));
    }),
  );

  it(
    'keeps turning without a network, says how old it is, stops at its age, and comes back by itself [ROUTE-30, NAV-29]',
    stage.play(PROGRAM, async (guest) => {
      guest.faults.expect(/Failed to load resource|net::ERR/);
      await openBoard(guest);
      await guest.context.setOffline(true);
      await guest.page.clock.runFor(180_000);
      await guest.isAt(BOARD);
      await guest.sees(guest.page.getByText(guest.texts.pattern('signage.asOf')));
      const before = await title(guest).innerText();
      await guest.page.clock.runFor(12_000);
      expect(await title(guest).innerText()).not.toBe(before);
      await guest.page.clock.runFor(15 * 60_000);
      await guest.sees(guest.heading('signage.ask'));
      expect(await dishes(guest).count()).toBe(0);
      await guest.context.setOffline(false);
      await guest.sees(dishes(guest));
      await guest.isRidOf(guest.page.getByText(guest.texts.pattern('signage.asOf')));
      await guest.isAt(BOARD);
    }),
  );

  it(
    'of a shop that is closed goes home by the rules, and to its board once it opens [NAV-13]',
    stage.play(PROGRAM, async (guest) => {
      await stage.storefront.floor.changeShop(1, { openingHours: [] });
      await guest.page.clock.install();
      await guest.goTo(BOARD);
      await guest.isAt('/?shop=1');
      await guest.sees(guest.page.getByRole('heading', { level: 1, name: 'Lucka Södermalm' }));
      await stage.storefront.floor.undo();
      await guest.page.clock.runFor(31_000);
      await guest.isAt(BOARD);
      await guest.sees(dishes(guest));
    }),
  );
});
