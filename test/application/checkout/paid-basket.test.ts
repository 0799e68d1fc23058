import { describe, expect, it } from 'vitest';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { basketSeed, itemId } from '@test/support/builders/basket-ids';
import { shopId } from '@test/support/builders/ids';
import { aTab } from '@test/support/an-app';
import { atCheckout, NO_CONTACT, twoTabsAtCheckout } from '@test/support/at-checkout';

describe('the basket of a paid order', () => {
  it('loses exactly what was ordered, while another tab adds', async () => {
    const [one, two] = twoTabsAtCheckout();
    await one.confirmOrder.confirm(NO_CONTACT);
    const { orderId } = one.server.gateway.orders[0]!.placed;
    const started = await one.startPayment.start(orderId, shopId(1));
    two.changeBasket.put(aBasketItem({ id: itemId('more'), quantity: 2 }));
    if (started.ok) one.server.payments.settle(started.value.paymentId, 'reserved');
    await one.checkPayment.check(orderId, new AbortController().signal);
    expect(two.baskets.count).toBe(2);
    expect(one.baskets.basket).toEqual(two.baskets.basket);
    expect(one.baskets.seed).not.toBe(basketSeed('A'));
  });

  it('does not come back where a full storage took the payment and not the basket [FAULT-C10]', async () => {
    const one = atCheckout();
    await one.confirmOrder.confirm(NO_CONTACT);
    const { orderId } = one.server.gateway.orders[0]!.placed;
    const started = await one.startPayment.start(orderId, shopId(1));
    if (started.ok) one.server.payments.settle(started.value.paymentId, 'reserved');
    one.storedValues.basket.isRefusing = true;
    await one.checkPayment.check(orderId, new AbortController().signal);
    one.stop();
    const next = aTab(one.server, one.browser);
    expect(next.storedValues.basket.load()?.log.operations).not.toEqual([]);
    next.startApp.start();
    expect(next.baskets.items).toEqual([]);
  });
});
