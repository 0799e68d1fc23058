import { describe, expect, it } from 'vitest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

describe('a browser that keeps nothing', () => {
  it(
    'buys lunch all the same [ENT-40]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', { get: refuse });
        Object.defineProperty(window, 'sessionStorage', { get: refuse });
      });
      await guest.goTo('/');
      await guest.chooseShop('Lucka Södermalm');
      await guest.chooseOrderType('orderType.takeAway');
      await guest.openCategory('Kall dryck');
      await guest.addFromMenu('Cola');
      await guest.goToCheckout();
      await guest.payAndFollow();
      await guest.sees(guest.page.getByText(/\b29\skr/));
    }),
  );

  it(
    'buys lunch all the same when it is full [ENT-40]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full.', 'QuotaExceededError');
        };
      });
      await guest.goTo('/');
      await guest.chooseShop('Lucka Södermalm');
      await guest.chooseOrderType('orderType.takeAway');
      await guest.openCategory('Kall dryck');
      await guest.addFromMenu('Cola');
      await guest.goToCheckout();
      await guest.payAndFollow();
    }),
  );

  it(
    'starts afresh from what it cannot read [HAND-07, HAND-08]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.page.addInitScript(() => {
        for (const key of ['cart', 'shop', 'menu', 'order', 'navigation', 'appStore', 'auth']) {
          if (localStorage.getItem(key) === null)
            localStorage.setItem(key, '{"version":1,"data":{"items":"?"}}');
        }
      });
      guest.faults.expect(/invalid-stored-value/);
      await guest.goTo('/');
      await guest.chooseShop('Lucka Södermalm');
      await guest.isAt('/shop/1/order-type');
      expect(await guest.page.evaluate(() => localStorage.getItem('cart'))).not.toContain('?');
    }),
  );
});

describe('a server that is away for a while', () => {
  it(
    'leaves the basket alone, and the journey goes on when it is back [TRACK-04]',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/Failed to load resource/);
      await guest.goToCheckoutWithCola(1);
      await stage.storefront.stop();
      await guest.tap(guest.payButton);
      await guest.sees(guest.page.getByRole('alert').getByText(guest.say('error.unreachable')));
      await guest.sees(guest.page.getByText('Cola', { exact: true }));
      await stage.storefront.open();
      const orderId = await guest.payAndFollow();
      await stage.storefront.stop();
      await stage.storefront.open();
      await stage.storefront.moveOrder(orderId, 'Started');
      await guest.currentStep.filter({ hasText: guest.say('orderStep.started') }).waitFor();
    }),
  );
});
