import { describe, expect, it } from 'vitest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

const SHOP = 1;

describe('two tabs of one guest', () => {
  it(
    'are one order when both confirm in the same moment, and both end on its page [BASK-10]',
    stage.play({ size: 'large' }, async (first) => {
      const before = await stage.storefront.floor.countOrders();
      await first.goToCheckoutWithCola(SHOP);
      const second = await first.openTab();
      await second.goTo(first.address);
      await second.sees(second.payButton);
      await Promise.all([first.payButton.click(), second.payButton.click()]);
      await Promise.all([first.provider.isShown(), second.provider.isShown()]);
      expect(second.page.url()).toBe(first.page.url());
      await first.provider.pay();
      const orderId = await first.followedOrder();
      await second.reload();
      await second.provider.goBack();
      expect(await second.followedOrder()).toBe(orderId);
      expect(await stage.storefront.floor.countOrders()).toBe(before + 1);
    }),
  );

  it(
    'see in one that the other has paid [BASK-10]',
    stage.play({ size: 'large' }, async (first) => {
      await first.goToCheckoutWithCola(SHOP);
      const second = await first.openTab();
      await second.goTo(first.address);
      await second.sees(second.payButton);
      const orderId = await first.payAndFollow();
      await second.sees(second.heading('checkout.paidHeader'));
      await second.link('home.followOrder').click();
      expect(await second.followedOrder()).toBe(orderId);
    }),
  );

  it(
    'lose only what was ordered when one pays while the other adds [BASK-10]',
    stage.play({ size: 'large' }, async (first) => {
      await first.goToCheckoutWithCola(SHOP);
      await first.tap(first.payButton);
      await first.provider.isShown();
      const second = await first.openTab();
      await second.goToMenu(SHOP);
      await second.openCategory('Kall dryck');
      await second.addFromMenu('Lingondricka');
      await expect.poll(() => second.lines.count()).toBe(2);
      await first.provider.pay();
      await first.followedOrder();
      await expect
        .poll(() => second.lines.allInnerTexts())
        .toEqual([expect.stringContaining('Lingondricka')]);
      await first.goToMenu(SHOP);
      await expect.poll(() => first.lines.allInnerTexts()).toEqual([expect.stringContaining('Lingondricka')]);
    }),
  );

  it(
    'keep their own shop each until another is selected there, and then leave home with it [SHOP-02, AMB-45]',
    stage.play({ size: 'large' }, async (first) => {
      await first.goToMenu(SHOP);
      const second = await first.openTab();
      await second.goToMenu(2);
      await first.openCategory('Kall dryck');
      await first.addFromMenu('Cola');
      await expect.poll(() => first.lines.allInnerTexts()).toEqual([expect.stringContaining('Cola')]);
      await first.goToCheckout();
      await first.isAt(`/shop/${SHOP}/checkout`);
      await first.sees(first.page.locator(`body.shop-${SHOP}`));
    }),
  );

  it(
    'take over, on a page without a shop of its own, the shop that was selected in the other [SHOP-02, AMB-45]',
    stage.play({ size: 'large' }, async (first) => {
      await first.goTo('/');
      await first.isWelcomedAsGuest();
      const second = await first.openTab();
      await second.goToMenu(SHOP);
      await first.goTo('/orders');
      await first.isAt('/orders');
      await first.sees(first.heading('orders.emptyHeader'));
    }),
  );
});
