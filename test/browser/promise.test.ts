import { afterEach, describe, expect, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

const MINUTE_MS = 60_000;

afterEach(() => stage.storefront.floor.undo());

/** Lets an order of the shop take as long as is needed for the promised time to stay for the next four minutes. */
async function promise(guest: Guest, shopId: number): Promise<void> {
  const minutes = 15 - (Math.floor(Date.now() / MINUTE_MS) % 5);
  await stage.storefront.floor.changeShop(shopId, { preparation: { minutes } });
  const served = async () => (await (await guest.page.request.get(`/api/shops/${shopId}`)).json()) as unknown;
  await expect.poll(served).toMatchObject({ readyInMinutes: minutes });
}

/** The promised time on the page, as `Ready about 12:25`. */
const shown = async (guest: Guest, within = guest.page.getByRole('main')): Promise<string> => {
  const words = guest.say('promise.takeAway', { time: '' }).trim();
  return (await within.getByText(words).first().textContent()) ?? '';
};

describe('the promised time', () => {
  it(
    'is one on menu, basket, checkout and order, and goes when the food is ready [DEC-95]',
    stage.play({ size: 'small' }, async (guest) => {
      await promise(guest, 1);
      await guest.haveCola(1);
      const read = [await shown(guest)];
      await guest.openBasket();
      read.push(await shown(guest, guest.page.getByRole('dialog')));
      await guest.tap(
        guest.page.getByRole('dialog').getByRole('link', { name: guest.say('basket.checkout') }),
      );
      await guest.isAt(/\/checkout$/);
      read.push(await shown(guest));
      await guest.tap(guest.payButton);
      await guest.provider.isShown();
      await guest.provider.pay();
      const orderId = await guest.followedOrder();
      read.push(await shown(guest));
      expect(read[0]).toMatch(/\d\d:\d\d$/);
      expect(new Set(read)).toEqual(new Set([read[0]]));
      for (const status of ['started', 'finnished', 'done'])
        await stage.storefront.moveOrder(orderId, status);
      await guest.sees(guest.text('orderStatus.done'));
      expect(await guest.page.getByText(guest.say('promise.takeAway', { time: '' }).trim()).count()).toBe(0);
    }),
  );

  it(
    'is nowhere where the shop promises none [DEC-95]',
    stage.play({ size: 'large' }, async (guest) => {
      await stage.storefront.floor.changeShop(1, { preparation: undefined });
      await expect
        .poll(async () => (await guest.page.request.get('/api/shops/1')).text())
        .not.toContain('readyInMinutes');
      await guest.haveCola(1);
      await guest.goTo('/shop/1/checkout');
      await guest.sees(guest.payButton);
      expect(await guest.page.getByText(guest.say('promise.takeAway', { time: '' }).trim()).count()).toBe(0);
    }),
  );
});
