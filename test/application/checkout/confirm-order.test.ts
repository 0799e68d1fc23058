import { describe, expect, it } from 'vitest';
import { refusal } from '@test/support/memory/refusal';
import { aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { amount, shopId } from '@test/support/builders/ids';
import { atCheckout, NO_CONTACT } from '@test/support/at-checkout';

describe('ConfirmOrder', () => {
  it('places the order and returns that it is to be paid', async () => {
    const tab = atCheckout();
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'placed', orderId: 'order-1' });
    expect(tab.server.gateway.orders[0]?.request).toMatchObject({
      shopId: 1,
      orderType: 'TakeAway',
      items: [{ code: 'meatballs', quantity: 1 }],
    });
    expect(tab.orders.intent?.state.kind).toBe('placed');
    expect(tab.baskets.count).toBe(1);
  });

  it('stores the confirmation before the first request', async () => {
    const tab = atCheckout();
    const letGo = tab.server.gateway.script.holdNext();
    const running = tab.confirmOrder.confirm(NO_CONTACT);
    await tab.clock.settle();
    const { place } = tab.server.gateway;
    expect(place).toBeDefined();
    expect(tab.storedValues.orders.load()?.intent?.state.kind).toBe('sending');
    letGo();
    await running;
  });

  it('returns all errors and sends nothing', async () => {
    const tab = atCheckout();
    expect(await tab.confirmOrder.confirm({ email: 'nobody', phoneNumber: '1' })).toEqual({
      kind: 'incomplete',
      fieldErrors: [
        { field: 'email', problem: 'invalid' },
        { field: 'phoneNumber', problem: 'invalid' },
      ],
    });
    expect(tab.server.gateway.script.calls).toEqual([]);
  });

  it('loads the shop again, and sends nothing to one that accepts no orders', async () => {
    const tab = atCheckout();
    tab.server.catalog.all = [aShop({ status: 'paused' })];
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toMatchObject({
      kind: 'shopNotOrderable',
      shop: { status: 'paused' },
    });
    expect(tab.server.gateway.script.calls).toEqual([]);
  });

  it('returns higher prices before anything is sent', async () => {
    const tab = atCheckout();
    tab.server.menus.all = [aMenu({ items: [anArticle({ price: amount('129') })] })];
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toMatchObject({
      kind: 'menuChanged',
      diff: { priceRises: [{}] },
    });
    expect(tab.server.gateway.script.calls).toEqual([]);
  });

  it('returns another total of the server', async () => {
    const tab = atCheckout();
    tab.server.gateway.totalOf = () => amount('120');
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({
      kind: 'totalDiffers',
      orderId: 'order-1',
      shown: amount('119'),
      charged: amount('120'),
    });
  });

  it('sends the time that the visitor read, and none of another shop [DEC-95]', async () => {
    for (const [id, isSent] of [
      [1, true],
      [2, false],
    ] as const) {
      const tab = atCheckout();
      tab.shops.setShop(aShop({ id: shopId(id), readyInMinutes: 15 }));
      const shown = tab.shops.promise(tab.clock.now());
      expect(shown).toBeDefined();
      await tab.confirmOrder.confirm(NO_CONTACT);
      expect(tab.server.gateway.orders[0]?.request.readyAt).toBe(isSent ? shown : undefined);
    }
  });

  it('keeps the basket after a refusal, and the next confirmation is a new one', async () => {
    const tab = atCheckout();
    tab.server.gateway.script.failNext(refusal(409, 'shop-closed', { family: 'order' }));
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toMatchObject({
      kind: 'refused',
      failure: { code: 'shop-closed' },
    });
    expect([tab.baskets.count, tab.orders.intent]).toEqual([1, undefined]);
    await tab.confirmOrder.confirm(NO_CONTACT);
    const [first, second] = tab.server.gateway.script.calls;
    expect(second).not.toBe(first);
  });

  it('makes another order of an edited basket', async () => {
    const tab = atCheckout();
    await tab.confirmOrder.confirm(NO_CONTACT);
    tab.changeBasket.apply({ kind: 'writeNote', note: 'No onions' });
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'placed', orderId: 'order-2' });
  });

  it('queries a started payment first', async () => {
    const tab = atCheckout();
    await tab.confirmOrder.confirm(NO_CONTACT);
    const started = await tab.startPayment.start(tab.server.gateway.orders[0]!.placed.orderId, shopId(1));
    if (started.ok) tab.server.payments.settle(started.value.paymentId, 'reserved');
    tab.changeBasket.apply({ kind: 'writeNote', note: 'No onions' });
    expect(await tab.confirmOrder.confirm(NO_CONTACT)).toEqual({ kind: 'alreadyPaid', orderId: 'order-1' });
    expect(tab.server.gateway.orders).toHaveLength(1);
    expect(tab.baskets.count).toBe(0);
  });

  it('continues when the browser refuses storage', async () => {
    const tab = atCheckout();
    tab.storedValues.orders.isRefusing = true;
    tab.storedValues.basket.isRefusing = true;
    expect((await tab.confirmOrder.confirm(NO_CONTACT)).kind).toBe('placed');
  });
});
