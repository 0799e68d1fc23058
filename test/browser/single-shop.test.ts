import { afterEach, describe, expect, it } from 'vitest';
import { SCREEN_SIZES } from '@test/support/browser/screen-size';
import { openStage } from '@test/support/browser/stage';

const stage = openStage({ LUCKA_DEMO_SHOPS: 'single' });

afterEach(() => stage.storefront.floor.undo());

describe('home of a chain with one shop', () => {
  it.each(SCREEN_SIZES)("shows today's hours and one button on a %s screen [HOME-04, HOME-05]", (size) =>
    stage.play({ size }, async (guest) => {
      await guest.goTo('/');
      await guest.sees(guest.heading('home.header'));
      await guest.sees(guest.text('shopBadge.allDay'));
      expect(await guest.page.getByRole('searchbox').count()).toBe(0);
      expect(await guest.page.getByRole('main').getByRole('button').count()).toBe(1);
      await guest.tap(guest.button('singleShop.start'));
      await guest.isAt('/shop/1/order-type');
    })(),
  );

  it.each([
    ['singleShop.paused', { status: 'paused' }],
    ['singleShop.offline', { status: 'offline' }],
    ['singleShop.closed', { openingHours: [] }],
  ] as const)('says %s on the button, which does nothing then [HOME-06, HOME-07, HOME-08]', (key, changes) =>
    stage.play({ size: 'small' }, async (guest) => {
      await stage.storefront.floor.changeShop(1, changes);
      await guest.goTo('/');
      await guest.sees(guest.button(key));
      expect(await guest.button(key).isDisabled()).toBe(true);
    })(),
  );

  it(
    'goes straight to the menu where one order type is switched on and set already [HOME-26]',
    stage.play({ size: 'small' }, async (guest) => {
      await stage.storefront.floor.changeSettings({ orderTypes: ['takeAway'] });
      await guest.goTo('/');
      await guest.tap(guest.button('singleShop.start'));
      await guest.chooseOrderType('orderType.takeAway');
      await guest.tap(guest.link('navbar.home'));
      await guest.tap(guest.button('singleShop.start'));
      await guest.isAt('/shop/1/menu');
    }),
  );
});
