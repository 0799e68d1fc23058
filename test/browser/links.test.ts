import { afterEach, describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

afterEach(() => stage.storefront.floor.undo());

const UNKNOWN_ORDER = 'AAAAAAAAAAAAAAAAAAAAAA';

/** Writes the shop that this device saw last. */
const storeShop = ({ page }: Guest, changes: object) =>
  page.evaluate((different) => {
    const common = { description: '', openingHours: [], timeZone: 'Europe/Stockholm' };
    const contactInformation = { address1: '', address2: '', zipCode: '', city: '' };
    const data = { ...common, contactInformation, ...different };
    localStorage.setItem('shop', JSON.stringify({ version: 1, data }));
  }, changes);

describe('a link', () => {
  it(
    'of a table brings order type, spot and note into the basket, and out of the address [NAV-05, NAV-06, NAV-07, NAV-08]',
    stage.play({ size: 'large' }, async (guest) => {
      await guest.goTo('/shop/1/menu/burgers?orderType=DineInPlace&spotId=104&note=vid%20f%C3%B6nstret');
      await guest.isAt('/shop/1/menu/burgers');
      expect(await guest.spot.inputValue()).toBe('104');
      expect(await guest.note.inputValue()).toBe('vid fönstret');
      expect(
        await guest.basket.getByRole('radio', { name: guest.say('orderType.dineInPlace') }).isChecked(),
      ).toBe(true);
    }),
  );

  it(
    'with values that mean nothing loses them and leads on [OPEN-39]',
    stage.play({ size: 'large' }, async (guest) => {
      await guest.goTo('/shop/1/menu?orderType=Teleport&spotId=table-4&utm=x');
      await guest.isAt('/shop/1/menu?utm=x');
      await guest.sees(guest.page.getByRole('navigation', { name: guest.say('menu.categories') }));
    }),
  );

  it(
    'to a shop leads to its order types [ROUTE-14]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/shop/1');
      await guest.isAt('/shop/1/order-type');
      await guest.sees(guest.heading('orderTypeScreen.header'));
    }),
  );

  it(
    'to the order types with an article goes on to it once the type is chosen [OPEN-31]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/shop/1/order-type?redirectToArticle=burger-classic');
      const choice = guest.page
        .getByRole('main')
        .getByRole('button', { name: guest.say('orderType.takeAway') });
      await guest.tap(choice);
      await guest.isAt('/shop/1/menu/burgers/beef-burgers/articles/burger-classic');
    }),
  );

  it.each(['/shop/999/menu', '/shop/0/menu', '/shop/one/menu', '/shop/1e3/order-type'])(
    'to a shop that is not there goes home: %s [NAV-10, NAV-12, AMB-11]',
    (path) =>
      stage.play({ size: 'small' }, async (guest) => {
        guest.faults.expect(/Failed to load resource.*(404|410)|invalid-shop-id/);
        await guest.goTo(path);
        await guest.isAt('/');
        await guest.sees(guest.heading('home.header'));
      })(),
  );

  it.each([
    ['paused', { status: 'paused' }],
    ['off line', { status: 'offline' }],
    ['closed', { openingHours: [] }],
    ['coming soon', { externalAppUri: 'https://lucka.example/soon' }],
  ])('to a shop that is %s goes to its page at home [NAV-13, AMB-04, DEC-157]', (_state, changes) =>
    stage.play({ size: 'small' }, async (guest) => {
      await stage.storefront.floor.changeShop(1, changes);
      await guest.goTo('/shop/1/menu/cold-drinks');
      await guest.isAt('/?shop=1');
      await guest.sees(guest.page.getByRole('heading', { level: 1, name: 'Lucka Södermalm' }));
    })(),
  );

  it(
    'of a table leads to the shop that was closed when it was last seen and is open now, with spot and note [NAV-09, NAV-13, DEC-02]',
    stage.play({ size: 'large' }, async (guest) => {
      await guest.goToMenu(1);
      await stage.storefront.floor.changeShop(1, { status: 'offline' });
      await guest.goTo('/shop/1/menu');
      await guest.isAt('/?shop=1');
      await storeShop(guest, { id: 1, name: 'Lucka Södermalm', openForBusiness: false, status: 'offline' });
      await stage.storefront.floor.undo();
      await guest.goTo('/shop/1/menu/burgers?orderType=DineInPlace&spotId=104&note=hej');
      await guest.isAt('/shop/1/menu/burgers');
      expect(await guest.spot.inputValue()).toBe('104');
      expect(await guest.note.inputValue()).toBe('hej');
    }),
  );

  it(
    'to the menu of a shop that has closed since leads to its page, keeps the basket and offers the address once it opens [NAV-13, DEC-02, DEC-03, DEC-157]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.haveCola(1);
      await stage.storefront.floor.changeShop(1, { status: 'paused' });
      await guest.page.clock.install();
      await guest.goTo('/shop/1/menu/cold-drinks?spotId=111');
      await guest.isAt('/?shop=1');
      await guest.sees(guest.text('closedShop.closed'));
      await guest.sees(guest.page.getByRole('complementary', { name: guest.say('basket.header') }));
      expect(await guest.button('home.resume').count()).toBe(0);
      await stage.storefront.floor.undo();
      await guest.page.clock.runFor(31_000);
      await guest.sees(guest.text('closedShop.opened'));
      await guest.tap(guest.button('home.resume'));
      await guest.isAt('/shop/1/menu/cold-drinks');
      await guest.openBasket();
      expect(await guest.lines.count()).toBe(1);
      expect(await guest.spot.inputValue()).toBe('111');
    }),
  );

  it(
    'to a shop that the server cannot tell about shows what was seen last, and says how old it is [DEC-02]',
    stage.play({ size: 'small', hasContentByScript: true }, async (guest) => {
      guest.faults.expect(/Failed to load resource/);
      await guest.goToMenu(1);
      await guest.page.route('**/api/shops/1', (route) => route.fulfill({ status: 500 }));
      await guest.goTo('/shop/1/order-type');
      await guest.sees(guest.page.getByText(guest.texts.pattern('shop.asOf')));
    }),
  );

  it(
    'to the orders without a chosen shop goes home and remembers where to [NAV-14]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/orders');
      await guest.isAt('/?redirectUri=%2Forders');
    }),
  );

  it(
    'to an order that nobody knows says so [ROUTE-40]',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/Failed to load resource.*404/);
      await guest.goTo(`/order/${UNKNOWN_ORDER}`);
      await guest.sees(guest.heading('order.unknownHeader'));
      await guest.goTo(`/shop/1/checkout/payment/${UNKNOWN_ORDER}`);
      await guest.sees(guest.text('payment.unknown'));
    }),
  );

  it(
    'to a dish or a category that is gone says so, and leads to the menu',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/Failed to load resource.*404/);
      await guest.goTo('/shop/1/menu/burgers/articles/no-such-dish');
      await guest.sees(guest.heading('article.notFound'));
      await guest.goTo('/shop/1/menu/no-such-category');
      await guest.tap(guest.link('menu.start'));
      await guest.isAt('/shop/1/menu');
    }),
  );
});
