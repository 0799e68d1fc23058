import { describe, expect, it } from 'vitest';

import type { Guest } from '@test/support/browser/guest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

/** Nothing at this address answers, until the returned function is called. */
async function fail({ page, faults }: Guest, address: string): Promise<() => void> {
  let isFailing = true;
  faults.expect(/Failed to load resource.*503/);
  await page.route(address, (route) => (isFailing ? route.fulfill({ status: 503 }) : route.fallback()));
  return () => void (isFailing = false);
}

/** How many orders have left the page. */
function countOrders({ page }: Guest): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/order')) count += 1;
  });
  return () => count;
}

describe('a guest whose storefront could not load everything', () => {
  it(
    'goes on choosing how to eat as soon as the settings are there, without a reload [DEC-11]',
    stage.play({ size: 'small', hasContentByScript: true }, async (guest) => {
      const recover = await fail(guest, '**/api/settings');
      await guest.goTo('/shop/1/order-type');
      await guest.sees(guest.text('basket.settingsFailed'));
      recover();
      await guest.chooseOrderType('orderType.takeAway');
    }),
  );

  it(
    'sends no order to eat here before the tables are known, and goes on with a retry [DEC-10, DEC-11]',
    stage.play({ size: 'large' }, async (guest) => {
      const orders = countOrders(guest);
      await guest.haveCola(1, 'DineInPlace');
      await guest.goToCheckout();
      const recover = await fail(guest, '**/delivery-spots');
      await guest.reload();
      const form = guest.page.getByRole('main');
      const retry = form.getByRole('button', { name: guest.say('menu.retry'), exact: true });
      await guest.sees(retry);
      await guest.tap(guest.payButton);
      await guest.seesFocusOn(retry);
      recover();
      await guest.tap(retry);
      await guest.sees(form.getByLabel(guest.say('basket.spot')));
      expect(orders()).toBe(0);
    }),
  );

  it(
    'sees that the table of an old link does not exist, and chooses another [DEC-10]',
    stage.play({ size: 'small' }, async (guest) => {
      const orders = countOrders(guest);
      await guest.goTo('/shop/1/menu/cold-drinks?orderType=DineInPlace&spotId=9999');
      await guest.addFromMenu('Cola');
      await guest.goToCheckout();
      await guest.sees(guest.text('basket.spotWrong'));
      await guest.tap(guest.payButton);
      await expect
        .poll(() => guest.page.getByLabel(guest.say('basket.spot')).getAttribute('aria-invalid'))
        .toBe('true');
      expect(orders()).toBe(0);
      await guest.page.getByLabel(guest.say('basket.spot')).selectOption({ index: 1 });
      await guest.isRidOf(guest.text('basket.spotWrong'));
      await guest.tap(guest.payButton);
      await expect.poll(orders).toBe(1);
    }),
  );
});
