import { describe, expect, it } from 'vitest';
import type { TextKey } from '@/adapters/i18n/text-key';
import { SCREEN_SIZES } from '@test/support/browser/screen-size';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

/** Sooner than a page without a stream asks again (15 s), also on a busy machine. */
const AT_ONCE = { timeout: 12_000 };

const KITCHEN: readonly (readonly [status: string, step: TextKey, said: TextKey])[] = [
  ['Started', 'orderStep.started', 'orderStatus.started'],
  ['Finnished', 'orderStep.finnished', 'orderStatus.finnished'],
  ['Done', 'orderStep.done', 'orderStatus.done'],
  ['Delivered', 'orderStep.delivered', 'orderStatus.delivered'],
];

describe('the journey of a guest', () => {
  it.each(SCREEN_SIZES)(
    'goes from an empty basket to a paid lunch that is followed, on a %s screen [PROD-01, PROD-02, PROD-03, PROD-04, ROLE-01, SHELL-04]',
    (size) =>
      stage.play({ size, hasMotion: true }, async (guest) => {
        await guest.goTo('/');
        await guest.chooseShop('Lucka Södermalm');
        await guest.chooseOrderType('orderType.dineInPlace');

        await guest.openCategory('Burgare');
        await guest.openArticle('Luckan');
        await guest.choose('Extra på burgaren', 'Knaprigt bacon');
        await guest.tap(guest.addButton);
        await guest.openCategory('Kall dryck');
        await guest.addFromMenu('Lingondricka');

        await guest.openBasket();
        await guest.sees(guest.basket.getByText(/\b172\skr/));
        await guest.chooseSpot('Bord 4');
        await guest.note.fill('utan is, tack');
        await guest.goToCheckout();
        await guest.sees(guest.page.getByText('Bord 4', { exact: true }).locator('visible=true'));
        const asked = guest.page.getByRole('main').getByRole('radio').or(guest.note);
        expect(await asked.count(), 'what the basket has is not asked again [DEC-90]').toBe(0);
        await guest.tap(guest.payButton.filter({ hasText: /\b172\skr/ }));

        await guest.provider.isShown();
        expect(await guest.page.locator('.amount').innerText()).toMatch(/\b172\skr/);
        await guest.provider.pay();

        const orderId = await guest.followedOrder();
        expect(await guest.currentStep.innerText()).toContain(guest.say('orderStep.added'));
        const page = await guest.page.getByRole('main').innerText();
        for (const part of ['Luckan', 'Knaprigt bacon', 'Lingondricka', '172', 'Bord 4', 'utan is, tack']) {
          expect(page).toContain(part);
        }
        for (const [status, step, said] of KITCHEN) {
          await stage.storefront.moveOrder(orderId, status);
          await guest.currentStep.filter({ hasText: guest.say(step) }).waitFor(AT_ONCE);
          await guest.sees(guest.text(said));
        }
        await guest.tap(guest.link('order.newOrder'));
        await guest.isAt(/^\/shop\/1\/|^\/$/);
      })(),
  );

  it(
    'says that the reservation was released when the shop cancels [OPEN-35]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToCheckoutWithCola(1);
      const orderId = await guest.payAndFollow();
      await stage.storefront.moveOrder(orderId, 'Rollbacked');
      await guest.text('orderStatus.rollbacked').first().waitFor(AT_ONCE);
    }),
  );

  it(
    'is announced on another page when it is ready or cancelled, and home tells two orders apart [OPEN-35, OPEN-42, ERR-20]',
    stage.play({ size: 'small' }, async (guest) => {
      const orders: string[] = [];
      for (const shopId of [1, 2]) {
        await guest.goToCheckoutWithCola(shopId);
        orders.push(await guest.payAndFollow());
      }
      await guest.goTo('/');
      const cards = guest.page
        .getByRole('main')
        .getByRole('link')
        .filter({ has: guest.text('orderStatus.added') });
      await expect.poll(() => cards.count()).toBe(2);
      const names = await cards.allInnerTexts();
      expect(new Set(names).size).toBe(2);
      expect(names.every((name) => /\d/.test(name) && name.includes('Lucka'))).toBe(true);
      await guest.goToMenu(1);
      await stage.storefront.moveOrder(orders[0] ?? '', 'Rollbacked');
      await guest.text('orderStatus.rollbacked').first().waitFor(AT_ONCE);
      for (const status of ['Started', 'Finnished', 'Done'])
        await stage.storefront.moveOrder(orders[1] ?? '', status);
      await guest.text('orderStatus.done').first().waitFor(AT_ONCE);
      await guest.page
        .getByRole('link', { name: guest.say('orderNews.show') })
        .first()
        .click();
      await guest.isAt(/^\/order\//);
      await guest.goTo('/');
      await expect
        .poll(() => guest.page.getByRole('main').getByRole('link', { name: /Lucka/ }).count())
        .toBeGreaterThan(0);
    }),
  );

  it(
    'is found again from the navbar: one order by its page, several by their list [SHELL-04, SHELL-05]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToCheckoutWithCola(1);
      const orderId = await guest.payAndFollow();
      await guest.goToMenu(1);
      await guest.tap(guest.link('navbar.orders', { count: 1 }));
      await guest.isAt(`/order/${orderId}`);
      await guest.goToCheckoutWithCola(1);
      await guest.payAndFollow();
      await guest.goToMenu(1);
      await guest.tap(guest.link('navbar.orders', { count: 2 }));
      await guest.isAt('/orders');
      await guest.sees(guest.heading('orders.header'));
      await expect.poll(() => guest.page.getByRole('main').getByRole('listitem').count()).toBe(2);
    }),
  );

  it(
    'survives a reload at every step [PROD-01]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/');
      await guest.reload();
      await guest.chooseShop('Lucka Södermalm');
      await guest.isAt('/shop/1/order-type');
      await guest.reload();
      await guest.chooseOrderType('orderType.takeAway');
      await guest.reload();
      await guest.openCategory('Kall dryck');
      await guest.reload();
      await guest.addFromMenu('Cola');
      await guest.reload();
      await guest.openBasket();
      await expect.poll(() => guest.lines.count()).toBe(1);
      await guest.goToCheckout();
      await guest.reload();
      await guest.tap(guest.payButton);
      await guest.provider.isShown();
      await guest.reload();
      await guest.provider.pay();
      const orderId = await guest.followedOrder();
      await guest.reload();
      expect(await guest.followedOrder()).toBe(orderId);
      await guest.sees(guest.page.getByText(/\b29\skr/));
    }),
  );

  it(
    'sends the receipt, and says so when it cannot be sent [HAND-04]',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/Failed to load resource.*\/receipt/);
      await guest.goToCheckoutWithCola(1);
      await guest.payAndFollow();
      const RECEIPT = '**/api/order/*/receipt';
      await guest.page.route(RECEIPT, (route) => route.fulfill({ status: 500, json: { status: 500 } }));
      await guest.page.getByLabel(guest.say('order.receiptLabel')).fill('gast@example.se');
      await guest.tap(guest.button('order.receiptSend'));
      await guest.sees(guest.page.getByRole('alert').getByText(guest.say('error.receipt')));
      await guest.page.unroute(RECEIPT);
      await guest.tap(guest.button('order.receiptSend'));
      await guest.sees(guest.text('order.receiptSent', { email: 'gast@example.se' }));
    }),
  );

  it(
    'spins while something is on its way [LOAD-01]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.page.route('**/api/shops/1/menu', () => undefined);
      await guest.goTo('/shop/1/menu/sides/articles/side-rings/suggested');
      const loader = guest.page.getByRole('status').filter({ hasText: guest.say('loader.generic') });
      await guest.sees(loader);
    }),
  );
});
