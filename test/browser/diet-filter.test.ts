import { describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

const SHOP = 1;
const dish = ({ page }: Guest, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });
const panel = (guest: Guest) => guest.page.getByRole('dialog', { name: guest.say('filter.header') });
const tick = (guest: Guest, name: RegExp) => panel(guest).getByRole('checkbox', { name });
const filterText = (guest: Guest, key: 'filter.found' | 'filter.unknown') =>
  guest.page.getByRole('status').getByText(guest.texts.pattern(key));

describe('the diet filter', () => {
  it.each(['small', 'large'] as const)(
    'is all that the menu then shows, on a %s screen: undeclared is counted, and never shown as safe',
    (size) =>
      stage.play({ size }, async (guest) => {
        await guest.goTo(`/shop/${SHOP}/menu/burgers/beef-burgers?orderType=TakeAway`);
        await guest.sees(dish(guest, 'Jordnöt & bacon'));
        await guest.tap(guest.button('filter.open'));
        await tick(guest, /jordnötter/i).check();
        await guest.sees(filterText(guest, 'filter.found'));
        await guest.sees(filterText(guest, 'filter.unknown'));
        await guest.tap(guest.button('filter.show'));
        await guest.isRidOf(panel(guest));
        await guest.isRidOf(dish(guest, 'Jordnöt & bacon'));
        await guest.sees(guest.page.getByText('utan jordnötter', { exact: true }));

        await guest.page.getByRole('searchbox', { name: guest.say('menu.searchLabel') }).fill('jordnöt');
        await guest.sees(guest.heading('menu.noMatchHeader'));
        await guest.tap(
          guest.page
            .getByRole('main')
            .getByRole('button', { name: guest.say('filter.clear') })
            .last(),
        );
        await guest.sees(dish(guest, 'Jordnöt & bacon'));
      })(),
  );

  it(
    'warns on a dish as soon as a choice goes against it',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToMenu(SHOP);
      await guest.tap(guest.button('filter.open'));
      await tick(guest, /jordnötter/i).check();
      await guest.tap(guest.button('filter.show'));
      await guest.openCategory('Burgare');
      await guest.openArticle('Luckan');
      await guest.choose('Välj bröd', 'Brioche');
      // The choices that go against it are marked from the beginning.
      const warning = guest.page
        .getByRole('status')
        .getByText(guest.say('filter.markContains', { names: 'jordnötter' }));
      expect(await warning.count()).toBe(0);
      await guest.choose('Extra på burgaren', 'Jordnötskräm');
      await guest.sees(warning);
      await guest.reload();
      await guest.choose('Extra på burgaren', 'Jordnötskräm');
      await guest.sees(warning);
    }),
  );

  it(
    'counts in every other open tab at once [DEC-155]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToMenu(SHOP);
      const second = await guest.openTab();
      await second.goToMenu(SHOP, 'TakeAway', '/burgers/beef-burgers');
      await second.sees(dish(second, 'Jordnöt & bacon'));
      await guest.tap(guest.button('filter.open'));
      await tick(guest, /jordnötter/i).check();
      await second.isRidOf(dish(second, 'Jordnöt & bacon'));
    }),
  );

  it.each([
    [320, 640],
    [360, 740],
    [390, 844],
  ])('keeps its buttons in reach, and dishes below what it says, at %i by %i', (width, height) =>
    stage.play({ size: 'small', language: 'ru' }, async (guest) => {
      await guest.page.setViewportSize({ width, height });
      await guest.goToMenu(SHOP);
      await guest.tap(guest.button('filter.open'));
      await tick(guest, new RegExp(guest.say('diet.vegan'), 'i')).check();
      await tick(guest, new RegExp(guest.say('allergen.peanuts'), 'i')).check();
      for (const key of ['filter.clear', 'filter.show'] as const) {
        const box = await panel(guest)
          .getByRole('button', { name: guest.say(key) })
          .boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
      await guest.tap(panel(guest).getByRole('button', { name: guest.say('filter.show') }));
      await guest.isRidOf(panel(guest));
      const first = await guest.page
        .getByRole('main')
        .getByRole('heading', { level: 3 })
        .first()
        .boundingBox();
      expect(first?.y).toBeLessThan(height / 2 + 100);
      const change = await guest.button('filter.change').boundingBox();
      const clear = await guest.button('filter.clear').boundingBox();
      expect(clear?.y).toBe(change?.y ?? NaN);
      await guest.reload();
      await guest.sees(guest.button('filter.change'));
    })(),
  );

  it(
    'is chosen by the keyboard alone, and the focus comes back',
    stage.play({ size: 'large' }, async (guest) => {
      await guest.goToMenu(SHOP);
      const open = guest.button('filter.open');
      await open.focus();
      await guest.page.keyboard.press('Enter');
      await guest.sees(panel(guest));
      for (let stop = 0; stop < 10; stop += 1) {
        if (await tick(guest, /vegansk/i).evaluate((box) => box === document.activeElement)) break;
        await guest.page.keyboard.press('Tab');
      }
      await guest.page.keyboard.press('Space');
      await guest.sees(filterText(guest, 'filter.found'));
      await guest.page.keyboard.press('Escape');
      await guest.isRidOf(panel(guest));
      await guest.seesFocusOn(guest.button('filter.openActive', { count: 1 }));
    }),
  );
});
