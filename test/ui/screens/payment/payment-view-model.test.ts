import { describe, expect, it } from 'vitest';

import { matchRoute } from '@/domain/navigation/match-route';
import { paymentReturnPath } from '@/domain/navigation/order-link';
import { PaymentViewModel } from '@/ui/screens/payment/payment-view-model';
import { aBrowser, aServer, aTab, type Tab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { amount, shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { orderId, paymentId } from '@test/support/builders/order-ids';

const ORDER = orderId('order-1');
const PAYMENT = paymentId('payment-1');

/** A guest who confirmed and left for the provider. */
async function atProvider(): Promise<Tab> {
  const tab = aTab();
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  await tab.confirmOrder.confirm({ email: '', phoneNumber: '' });
  await tab.startPayment.start(ORDER, shopId(1));
  return tab;
}

const codeOf = (tab: Tab) => must(tab.server.gateway.find(ORDER)).placed.customerCode;

function comeBack(tab: Tab, path = paymentReturnPath(shopId(1), ORDER, codeOf(tab))) {
  const model = new PaymentViewModel(tab, must(matchRoute(path)));
  return { model, leave: model.start() };
}

const commands = (tab: Tab): readonly string[] =>
  [...tab.server.gateway.script.calls, ...tab.server.payments.script.calls].filter((call) =>
    /^(place|start)/.test(call),
  );

describe('PaymentViewModel', () => {
  it('shows what is paid while it queries the outcome', async () => {
    const tab = await atProvider();
    const { model } = comeBack(tab);
    await tab.clock.settle();
    expect(model.state).toEqual({ kind: 'checking', isLate: false });
    expect([model.details?.number, model.shopName, model.total]).toEqual([
      expect.any(String),
      'Shop 1',
      amount('119'),
    ]);
  });

  it('reports a late confirmation', async () => {
    const tab = await atProvider();
    const { model } = comeBack(tab);
    await tab.clock.advance(90_000);
    expect(model.state).toEqual({ kind: 'checking', isLate: true });
  });

  it('goes to the order once it is paid, and removes exactly what was ordered from the basket', async () => {
    const tab = await atProvider();
    comeBack(tab);
    tab.server.payments.settle(PAYMENT, 'reserved');
    await tab.clock.advance(5_000);
    expect(tab.navigator.current).toBe(`/order/order-1#code=${codeOf(tab)}`);
    expect(tab.baskets.count).toBe(0);
  });

  it('shows why nothing was charged, keeps the basket, and retries the same order', async () => {
    const tab = await atProvider();
    const { model } = comeBack(tab);
    tab.server.payments.settle(PAYMENT, 'failed', 'payment-02');
    await tab.clock.advance(5_000);
    expect(model.state).toMatchObject({ kind: 'unpaid', notice: { key: 'error.payment.payment-02' } });
    expect([tab.baskets.count, model.basketPath]).toEqual([1, '/shop/1/checkout']);
    await model.pay();
    expect(model.state).toEqual({ kind: 'leaving' });
    expect(tab.document.visitedSites).toHaveLength(2);
    expect(tab.server.gateway.orders).toHaveLength(1);
  });

  it("goes back to the menu, not to the checkout, while the basket is empty or another shop's", async () => {
    const tab = await atProvider();
    const { model } = comeBack(tab);
    tab.changeBasket.apply({ kind: 'restore', basket: aBasket({ shopId: shopId(2) }) });
    expect([tab.baskets.count, model.basketPath]).toEqual([1, '/shop/1/menu']);
    tab.changeBasket.apply({ kind: 'restore', basket: aBasket({ items: [] }) });
    expect([tab.baskets.count, model.basketPath]).toEqual([0, '/shop/1/menu']);
  });

  it('reports a released reservation, and offers a new order [ERR-20]', async () => {
    const tab = await atProvider();
    const { model } = comeBack(tab);
    tab.server.payments.settle(PAYMENT, 'released');
    await tab.clock.advance(5_000);
    expect(model.state).toEqual({
      kind: 'unpaid',
      notice: { key: 'orderStatus.rollbacked', values: {} },
      recovery: 'toCheckout',
    });
  });

  it('sends no command, however often it is shown', async () => {
    const tab = await atProvider();
    const before = commands(tab).length;
    for (let times = 0; times < 10; times += 1) {
      const { leave } = comeBack(tab);
      await tab.clock.advance(3_000);
      leave();
    }
    expect(commands(tab)).toHaveLength(before);
  });

  it('shows the paid order in a browser without storage, by the code in the address', async () => {
    const tab = await atProvider();
    tab.server.payments.settle(PAYMENT, 'reserved');
    const elsewhere = aTab(tab.server, aBrowser());
    comeBack(elsewhere);
    await tab.clock.advance(5_000);
    expect(elsewhere.navigator.current).toBe(`/order/order-1#code=${codeOf(tab)}`);
    expect(elsewhere.orders.tracked.paid.map(({ id }) => id)).toEqual([ORDER]);
  });

  it('goes on with the open payment after a return from the provider', async () => {
    const tab = await atProvider();
    const { model } = comeBack(tab);
    await tab.clock.settle();
    await model.pay();
    expect(tab.server.payments.payments).toHaveLength(1);
  });

  it('goes to the order instead of paying twice', async () => {
    const tab = await atProvider();
    const { model } = comeBack(tab);
    await tab.clock.settle();
    tab.server.payments.settle(PAYMENT, 'reserved');
    await model.pay();
    expect(tab.navigator.current).toContain('/order/order-1');
    expect(tab.server.payments.paidFor(ORDER)).toHaveLength(1);
  });

  it('shows nothing of an order without its code', async () => {
    const tab = await atProvider();
    const elsewhere = aTab(aServer(tab.clock), aBrowser());
    const { model } = comeBack(elsewhere, '/shop/1/checkout/payment/order-1');
    await tab.clock.settle();
    expect(model.state).toEqual({ kind: 'unknown' });
  });

  it('queries again after a return from the back/forward cache', async () => {
    const tab = await atProvider();
    const { model } = comeBack(tab);
    await model.pay();
    model.resume();
    await tab.clock.settle();
    expect(model.state.kind).toBe('checking');
  });
});
