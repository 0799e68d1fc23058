import { afterEach, describe, expect, it } from 'vitest';
import { formatServing } from '@/domain/menu/format-serving';
import type { Guest } from '@test/support/browser/guest';
import { hoursInTwoDays } from '@test/support/browser/hours-in-two-days';
import { SCREEN_SIZES } from '@test/support/browser/screen-size';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();
afterEach(() => stage.storefront.floor.undo());

const SHOP = 1;
const DRINKS = '/cold-drinks';
/** As the guest reads it. */
const shownHours = (guest: Guest): string => {
  const { dayOfWeek } = hoursInTwoDays();
  const hours = formatServing({ dayOfWeek, opens: 600, closes: 660 }, 'sv');
  return guest.say('menu.served', { hours });
};
const stopServing = () =>
  stage.storefront.floor.changeArticle(SHOP, 'drink-cola', { servingHours: [hoursInTwoDays()] });

describe('a dish that is served at other hours', () => {
  it.each(SCREEN_SIZES)('says when, on the menu and on its page, and cannot be added: %s [DEC-110]', (size) =>
    stage.play({ size }, async (guest) => {
      await stopServing();
      await guest.goToMenu(SHOP, 'TakeAway', DRINKS);
      const card = guest.page.getByRole('listitem').filter({ hasText: shownHours(guest) });
      await guest.sees(card.getByRole('link', { name: 'Cola', exact: true }));
      expect(await guest.button('menu.add', { name: 'Cola' }).count()).toBe(0);
      await guest.openArticle('Cola');
      await guest.sees(guest.page.getByText(shownHours(guest)));
      expect(await guest.addButton.count()).toBe(0);
    })(),
  );

  it.each(SCREEN_SIZES)(
    'is named at the checkout of a basket that has it, and leaves it: %s [DEC-110]',
    (size) =>
      stage.play({ size }, async (guest) => {
        await guest.goToCheckoutWithCola(SHOP);
        const orders = await stage.storefront.floor.countOrders();
        await stopServing();
        await guest.reload();
        await guest.sees(guest.text('slip.notServed', { name: 'Cola' }));
        await guest.tap(guest.button('slip.agreeRemove').first());
        await guest.isRidOf(guest.text('slip.notServed', { name: 'Cola' }));
        expect(await stage.storefront.floor.countOrders()).toBe(orders);
      })(),
  );
});
