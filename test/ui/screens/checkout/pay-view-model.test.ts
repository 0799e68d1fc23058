import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import { CheckoutFormViewModel } from '@/ui/screens/checkout/checkout-form-view-model';
import { ASK_AGAIN_MS, PayViewModel } from '@/ui/screens/checkout/pay-view-model';
import { aServer, aTab, type Server, type Tab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aBasketItem } from '@test/support/builders/a-basket-item';
import { itemId } from '@test/support/builders/basket-ids';
import { aDeliverySpot } from '@test/support/builders/a-delivery-spot';
import { aShop } from '@test/support/builders/a-shop';
import { amount, shopId } from '@test/support/builders/ids';
import { paymentId } from '@test/support/builders/order-ids';
import { runs } from '@test/support/properties/runs';

interface Checkout {
  readonly tab: Tab;
  readonly form: CheckoutFormViewModel;
  readonly pay: PayViewModel;
  readonly leave: () => void;
}

function atCheckout(server: Server = aServer()): Checkout {
  const tab = aTab(server);
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  const form = new CheckoutFormViewModel(tab);
  const pay = new PayViewModel(tab, form);
  return { tab, form, pay, leave: pay.start() };
}

const placed = (tab: Tab): readonly string[] =>
  tab.server.gateway.script.calls.filter((call) => call.startsWith('place'));

describe('PayViewModel', () => {
  it('sends nothing until the pay button is tapped', async () => {
    const { tab } = atCheckout();
    await tab.clock.advance(60_000);
    expect(placed(tab)).toEqual([]);
    expect(tab.document.visitedSites).toEqual([]);
  });

  it("places the order and leaves for the provider's page, with the basket stored", async () => {
    const { tab, pay } = atCheckout();
    await pay.pay();
    expect(pay.stage).toBe('leaving');
    expect(tab.document.visitedSites).toEqual(['https://pay.example/payment-1']);
    expect(tab.baskets.count).toBe(1);
  });

  it('creates one order and one payment for any number of taps', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(2_000), { minLength: 1, maxLength: 5 }), async (pausesMs) => {
        const server = aServer();
        server.gateway.script.slowDown(server.clock, 700);
        const { tab, pay } = atCheckout(server);
        for (const pauseMs of pausesMs) {
          void pay.pay();
          await tab.clock.advance(pauseMs);
        }
        await tab.clock.advance(10_000);
        expect(server.gateway.orders).toHaveLength(1);
        expect(server.payments.payments).toHaveLength(1);
        expect(tab.document.visitedSites).toHaveLength(1);
      }),
      { numRuns: runs(30) },
    );
  });

  it('shows all errors of the form, and places nothing', async () => {
    const { tab, form, pay } = atCheckout();
    tab.changeBasket.apply({ kind: 'chooseOrderType', orderType: 'DineInPlace', keepsSpot: false });
    tab.server.spots.byShop.set(shopId(1), [aDeliverySpot()]);
    form.setEmail('nobody');
    await pay.pay();
    expect([form.problemOf('spot'), form.problemOf('email')]).toEqual(['missing', 'invalid']);
    expect([pay.stage, form.refusals, placed(tab).length]).toEqual(['ready', 1, 0]);
  });

  it("shows the server's errors beside their fields", async () => {
    const { tab, form, pay } = atCheckout();
    tab.server.gateway.refuses = refusal(422, 'invalid-parameter', { parameter: 'phone' });
    await pay.pay();
    expect(form.problemOf('phoneNumber')).toBe('invalid');
    expect(pay.obstacle).toBeUndefined();
  });

  it('loads settings and spots again when the server refuses a field that they allowed [DEC-10]', async () => {
    const { tab, pay } = atCheckout();
    const orders = { requireEmail: true, requirePhoneNumber: false };
    tab.server.settingsSource.current = { ...tab.server.settingsSource.current, orders };
    tab.server.gateway.refuses = refusal(422, 'missing-parameter', { parameter: 'email' });
    await pay.pay();
    await tab.clock.settle();
    expect(tab.settings.settings?.orders.requireEmail).toBe(true);
    expect(tab.server.spots.script.calls).toEqual(['spots 1']);
  });

  it('keeps the basket when the shop has closed', async () => {
    const { tab, pay } = atCheckout();
    tab.server.catalog.all = [aShop({ openForBusiness: false })];
    await pay.pay();
    expect(pay.obstacle).toEqual({ kind: 'shopClosed', notice: undefined });
    tab.server.catalog.all = [aShop()];
    tab.server.gateway.refuses = refusal(409, 'shop-paused', { family: 'order' });
    await pay.pay();
    expect(pay.obstacle).toMatchObject({ notice: { key: 'error.order.shop-paused' } });
    expect([tab.baskets.count, pay.stage]).toEqual([1, 'ready']);
  });

  it('names the lines with unavailable dishes until they are removed', async () => {
    const { tab, pay } = atCheckout();
    tab.server.gateway.refuses = refusal(422, 'unavailable-products', { articleCodes: ['meatballs'] });
    await pay.pay();
    const [line] = pay.unavailable;
    expect(line?.article.code).toBe('meatballs');
    if (line !== undefined) pay.remove(line.id);
    expect([pay.unavailable, tab.baskets.count]).toEqual([[], 0]);
  });

  it('shows another total than the one shown, and pays it only once it is accepted', async () => {
    const { tab, pay } = atCheckout();
    tab.server.gateway.totalOf = () => amount('125');
    await pay.pay();
    expect(pay.obstacle).toMatchObject({
      kind: 'totalDiffers',
      shown: amount('119'),
      charged: amount('125'),
    });
    expect([tab.document.visitedSites, pay.amount]).toEqual([[], amount('125')]);
    await pay.pay();
    expect(tab.document.visitedSites).toHaveLength(1);
    expect(tab.server.gateway.orders).toHaveLength(1);
  });

  it('pays the current basket, never an older order', async () => {
    const { tab, pay } = atCheckout();
    tab.server.gateway.totalOf = () => amount('125');
    await pay.pay();
    tab.changeBasket.apply({ kind: 'writeNote', note: 'Utan lök' });
    await pay.pay();
    expect(tab.server.payments.payments.map((payment) => payment.orderId)).toEqual(['order-2']);
    expect(tab.server.gateway.orders[1]?.request.note).toBe('Utan lök');
  });

  it('pays only the amount on the button, also when the basket changes meanwhile', async () => {
    const { tab, pay } = atCheckout();
    const letGo = tab.server.menus.script.holdNext();
    const paying = pay.pay();
    tab.changeBasket.put(aBasketItem({ id: itemId('line-2'), quantity: 2 }));
    letGo();
    await paying;
    expect(tab.document.visitedSites).toEqual([]);
    expect(pay.obstacle).toMatchObject({ shown: amount('119'), charged: amount('357') });
    await pay.pay();
    expect(tab.document.visitedSites).toHaveLength(1);
  });

  it('asks again when the total changes once more', async () => {
    const { tab, pay } = atCheckout();
    tab.server.gateway.totalOf = () => amount('125');
    await pay.pay();
    tab.changeBasket.apply({ kind: 'writeNote', note: 'Utan lök' });
    tab.server.gateway.totalOf = () => amount('130');
    await pay.pay();
    expect(tab.document.visitedSites).toEqual([]);
    expect(pay.amount).toBe(amount('130'));
  });

  it('ends with the truth where the answer stays unreadable, and keeps the basket [DEC-137]', async () => {
    const { tab, pay } = atCheckout();
    tab.server.gateway.script.failure = { kind: 'malformed', path: 'pickupTime' };
    void pay.pay();
    await tab.clock.advance(3 * ASK_AGAIN_MS);
    expect(pay.stage).toBe('ready');
    expect(pay.obstacle).toEqual({ kind: 'failed', notice: { key: 'error.unreadableOrder', values: {} } });
    expect(placed(tab)).toHaveLength(3);
    expect(tab.baskets.items).not.toEqual([]);
  });

  it('goes on by itself after a single unreadable answer', async () => {
    const { tab, pay } = atCheckout();
    tab.server.gateway.script.failNext({ kind: 'malformed', path: 'pickupTime' });
    void pay.pay();
    await tab.clock.advance(2 * ASK_AGAIN_MS);
    expect(tab.server.gateway.orders).toHaveLength(1);
    expect(pay.obstacle).toBeUndefined();
  });

  it('queries again by itself without a response, and creates one order', async () => {
    const { tab, pay } = atCheckout();
    tab.server.gateway.script.failure = { kind: 'unreachable', isTimeout: true };
    void pay.pay();
    await tab.clock.advance(30_000);
    expect(pay.stage).toBe('asking');
    tab.server.gateway.script.failure = undefined;
    await tab.clock.advance(ASK_AGAIN_MS + 10_000);
    expect(pay.stage).toBe('leaving');
    expect(tab.server.gateway.orders).toHaveLength(1);
  });

  it('stops querying when the page is left', async () => {
    const { tab, pay, leave } = atCheckout();
    tab.server.gateway.script.failure = { kind: 'unreachable', isTimeout: true };
    void pay.pay();
    await tab.clock.advance(30_000);
    leave();
    await tab.clock.advance(30_000);
    const calls = placed(tab).length;
    tab.server.gateway.script.failure = undefined;
    await tab.clock.advance(120_000);
    expect(placed(tab)).toHaveLength(calls);
  });

  it('does not redirect a visitor who has left the page', async () => {
    const { tab, pay, leave } = atCheckout();
    const letGo = tab.server.gateway.script.holdNext();
    const paying = pay.pay();
    await tab.clock.settle();
    leave();
    letGo();
    await paying;
    expect(tab.document.visitedSites).toEqual([]);
    expect(pay.stage).toBe('ready');
  });

  it('reports that nothing is charged when the provider cannot be reached, and can be tapped again', async () => {
    const { tab, pay } = atCheckout();
    tab.server.payments.script.failNext(refusal(500, 'payment-14', { family: 'payment' }));
    await pay.pay();
    expect(pay.obstacle).toMatchObject({ kind: 'failed', notice: { key: 'error.payment.payment-14' } });
    await pay.pay();
    expect(tab.document.visitedSites).toHaveLength(1);
    expect(tab.server.gateway.orders).toHaveLength(1);
  });

  it('goes to the order when it is paid already', async () => {
    const { tab, pay } = atCheckout();
    await pay.pay();
    pay.resume();
    tab.server.payments.settle(paymentId('payment-1'), 'reserved');
    await pay.pay();
    expect(tab.navigator.current).toBe('/order/order-1');
    expect(pay.paidOrder).toBe('order-1');
  });

  it('links to the open payment of this basket, until the basket changes', async () => {
    const { tab, pay } = atCheckout();
    expect(pay.openPaymentPath).toBeUndefined();
    await pay.pay();
    expect(pay.openPaymentPath).toContain('/shop/1/checkout/payment/order-1#code=');
    tab.changeBasket.apply({ kind: 'clear', alsoShop: false });
    expect(pay.openPaymentPath).toBeUndefined();
  });

  it('can be tapped again after a return from the back/forward cache', async () => {
    const { pay } = atCheckout();
    await pay.pay();
    expect(pay.isPending).toBe(true);
    pay.resume();
    expect(pay.isPending).toBe(false);
  });
});
