import { afterEach, describe, expect, it } from 'vitest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

afterEach(() => stage.storefront.floor.undo());

const SHOP = 1;
const ORDERS = '**/api/order';
const PAYMENTS = '**/api/order/*/payment';

/** The lost answer turns up after twenty seconds (demo/payment-provider). */
const LOST_FOR = { timeout: 120_000 };

describe('paying', () => {
  it(
    'keeps the basket when the card is declined, and succeeds with another one on the same order [PROD-04]',
    stage.play({ size: 'small' }, async (guest) => {
      const before = await stage.storefront.floor.countOrders();
      await guest.goToCheckoutWithCola(SHOP);
      await guest.tap(guest.payButton);
      await guest.provider.pay('declined');
      await guest.sees(guest.text('error.payment.payment-01'));
      await guest.tap(guest.link('payment.toBasket'));
      await guest.isAt(`/shop/${SHOP}/checkout`);
      await guest.sees(guest.page.getByText('Cola', { exact: true }));
      await guest.payAndFollow();
      expect(await stage.storefront.floor.countOrders()).toBe(before + 1);
      await guest.goToMenu(SHOP);
      await guest.sees(guest.basketButton.filter({ hasText: guest.say('basket.emptyShort') }));
    }),
  );

  it(
    'can be tried again from where it failed',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToCheckoutWithCola(SHOP);
      await guest.tap(guest.payButton);
      for (const card of ['declined', 'declined', 'succeeds'] as const) {
        await guest.provider.pay(card);
        if (card === 'declined') {
          await guest.sees(guest.text('error.payment.payment-01'));
          await guest.tap(guest.payButton);
        }
      }
      await guest.followedOrder();
    }),
  );

  it(
    'keeps the basket when it is cancelled at the provider',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToCheckoutWithCola(SHOP);
      await guest.tap(guest.payButton);
      await guest.provider.cancel();
      await guest.sees(guest.text('error.payment.payment-02'));
      await guest.tap(guest.link('payment.toBasket'));
      await guest.sees(guest.payButton);
    }),
  );

  it(
    'finds out by itself when the answer was lost, and never asks for the money again',
    stage.play({ size: 'small' }, async (guest) => {
      let payments = 0;
      guest.page.on('request', (request) => {
        if (request.method() === 'POST' && /\/payment$/.test(request.url())) payments += 1;
      });
      await guest.goToCheckoutWithCola(SHOP);
      await guest.tap(guest.payButton);
      await guest.provider.pay('lostAnswer');
      await guest.sees(guest.text('payment.checking'));
      await guest.reload();
      await guest.sees(guest.text('payment.checking'));
      await guest.page.waitForURL(/\/order\//, LOST_FOR);
      await guest.followedOrder();
      expect(payments).toBe(1);
    }),
  );

  it(
    'is one order however often the button is pressed',
    stage.play({ size: 'large' }, async (guest) => {
      const before = await stage.storefront.floor.countOrders();
      await guest.page.route(ORDERS, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await guest.goToCheckoutWithCola(SHOP);
      await guest.payButton.evaluate((button) => {
        for (let press = 1; press <= 5; press += 1) if (button instanceof HTMLElement) button.click();
      });
      await guest.provider.pay();
      await guest.followedOrder();
      expect(await stage.storefront.floor.countOrders()).toBe(before + 1);
    }),
  );

  it(
    'is one order when the answer to it is lost and it is handed in again',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/Failed to load resource/);
      const before = await stage.storefront.floor.countOrders();
      await guest.goToCheckoutWithCola(SHOP);
      let lost = 0;
      await guest.page.route(ORDERS, async (route) => {
        if (lost > 0) return route.continue();
        lost += 1;
        await route.fetch();
        await route.abort();
      });
      await guest.payAndFollow();
      expect(lost).toBe(1);
      expect(await stage.storefront.floor.countOrders()).toBe(before + 1);
    }),
  );

  it(
    'is one payment when the answer to its beginning is lost',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/Failed to load resource/);
      await guest.goToCheckoutWithCola(SHOP);
      let lost = 0;
      await guest.page.route(PAYMENTS, async (route) => {
        if (lost > 0) return route.continue();
        lost += 1;
        await route.fetch();
        await route.abort();
      });
      await guest.payAndFollow();
      expect(lost).toBe(1);
    }),
  );

  it(
    'does nothing when its pages are loaded again or stepped back to',
    stage.play({ size: 'small' }, async (guest) => {
      const before = await stage.storefront.floor.countOrders();
      await guest.goToCheckoutWithCola(SHOP);
      const orderId = await guest.payAndFollow();
      const commands: string[] = [];
      guest.page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/api/order')) commands.push(request.url());
      });
      for (let time = 1; time <= 3; time += 1) {
        await guest.reload();
        await guest.followedOrder();
      }
      await guest.page.goBack();
      await guest.goTo(`/shop/${SHOP}/checkout/payment/${orderId}`);
      expect(await guest.followedOrder()).toBe(orderId);
      expect(commands).toEqual([]);
      expect(await stage.storefront.floor.countOrders()).toBe(before + 1);
    }),
  );

  it(
    'shows the order in a browser that was never here, by the code of the link',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToCheckoutWithCola(SHOP);
      await guest.tap(guest.payButton);
      const addresses: string[] = [];
      guest.page.on('framenavigated', (frame) => void addresses.push(frame.url()));
      await guest.provider.pay();
      const orderId = await guest.followedOrder();
      const returnAddress = addresses.find((address) => /\/checkout\/payment\/.*#code=/.test(address));
      if (returnAddress === undefined) throw new Error(`No return address among ${addresses.join(', ')}`);

      await stage.play({ size: 'small' }, async (other) => {
        await other.goTo(returnAddress);
        expect(await other.followedOrder()).toBe(orderId);
        await other.sees(other.page.getByText('Cola', { exact: true }));
      })();

      // The code stays through the rules, and is taken up where it comes later.
      const code = new URL(returnAddress).hash;
      await stage.play({ size: 'small' }, async (other) => {
        other.faults.expect(/Failed to load resource/);
        await other.goTo(`/order/${orderId}?orderType=TakeAway`);
        await other.isAt(`/order/${orderId}`);
        await other.sees(other.text('order.locked'));
        await other.goTo(`/order/${orderId}${code}`);
        await other.sees(other.page.getByText('Cola', { exact: true }));
        await other.page.goto('about:blank');
        await other.goTo(`/order/${orderId}?orderType=TakeAway&x=1${code}`);
        await other.isAt(`/order/${orderId}?x=1${code}`);
        await other.sees(other.page.getByText('Cola', { exact: true }));
      })();
    }),
  );

  it(
    'tells nothing of an order but its status without its code',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToCheckoutWithCola(SHOP);
      const orderId = await guest.payAndFollow();
      await stage.play({ size: 'small' }, async (stranger) => {
        stranger.faults.expect(/Failed to load resource/);
        await stranger.goTo(`/order/${orderId}`);
        await stranger.followedOrder();
        await stranger.sees(stranger.text('order.locked'));
        expect(await stranger.page.getByText('Cola', { exact: true }).count()).toBe(0);
      })();
    }),
  );

  it(
    'goes on where the provider was left by the back button, and pays once',
    stage.play({ size: 'small' }, async (guest) => {
      const before = await stage.storefront.floor.countOrders();
      await guest.goToCheckoutWithCola(SHOP);
      await guest.tap(guest.payButton);
      await guest.provider.isShown();
      await guest.page.goBack();
      await guest.payAndFollow();
      expect(await stage.storefront.floor.countOrders()).toBe(before + 1);
    }),
  );

  it(
    'tells who is at the checkout that the shop has closed, and keeps the basket [AMB-15]',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/Failed to load resource.*409/);
      await guest.goToCheckoutWithCola(SHOP);
      await stage.storefront.floor.changeShop(SHOP, { status: 'paused' });
      await guest.tap(guest.payButton);
      await guest.sees(guest.page.getByRole('alert'));
      await guest.sees(guest.page.getByText('Cola', { exact: true }));
      await stage.storefront.floor.undo();
      await guest.payAndFollow();
    }),
  );

  it(
    'finishes a payment under way when the shop closes meanwhile [AMB-15]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goToCheckoutWithCola(SHOP);
      await guest.tap(guest.payButton);
      await guest.provider.isShown();
      await stage.storefront.floor.changeShop(SHOP, { openingHours: [] });
      await guest.provider.pay();
      await guest.followedOrder();
    }),
  );
});
