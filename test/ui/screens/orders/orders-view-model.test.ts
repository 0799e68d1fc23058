import { describe, expect, it } from 'vitest';

import { OrdersViewModel } from '@/ui/screens/orders/orders-view-model';
import { loaded } from '@/application/shared/loadable';
import { aTab, type Tab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { anOrderDetails } from '@test/support/builders/an-order-details';
import { aShop } from '@test/support/builders/a-shop';
import { aTrackedOrder, someTrackedOrders } from '@test/support/builders/a-tracked-order';
import { shopId } from '@test/support/builders/ids';
import { orderId, paymentId } from '@test/support/builders/order-ids';

const ORDER = orderId('order-1');

async function paid(): Promise<Tab> {
  const tab = aTab();
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  await tab.confirmOrder.confirm({ email: '', phoneNumber: '' });
  await tab.startPayment.start(ORDER, shopId(1));
  tab.server.payments.settle(paymentId('payment-1'), 'reserved');
  await tab.checkPayment.check(ORDER, new AbortController().signal);
  await tab.clock.settle();
  return tab;
}

describe('OrdersViewModel', () => {
  it('lists the running orders with what is known of each', async () => {
    const tab = await paid();
    const model = new OrdersViewModel(tab);
    model.start();
    await tab.clock.settle();
    expect(model.running).toMatchObject([{ id: ORDER, status: 'added', isLoading: false }]);
    expect(model.running).toMatchObject([{ number: '1', shopName: 'Shop 1' }]);
    expect(model.delivered).toEqual([]);
  });

  it('lists an order that is done among the delivered ones', async () => {
    const tab = await paid();
    tab.server.gateway.move(ORDER, 'done');
    await tab.pollPaidOrders.poll();
    const model = new OrdersViewModel(tab);
    expect([model.running, model.delivered.map(({ id }) => id)]).toEqual([[], [ORDER]]);
  });

  it('lists an order that could not be loaded', async () => {
    const tab = aTab();
    tab.orders.setTracked(someTrackedOrders({ paid: [aTrackedOrder()] }));
    tab.server.gateway.script.failure = { kind: 'unreachable', isTimeout: false };
    const model = new OrdersViewModel(tab);
    model.start();
    await tab.clock.settle();
    expect(model.running).toEqual([
      {
        ...{ id: ORDER, number: undefined, shopName: undefined, pickupTime: undefined },
        ...{ total: undefined, currency: undefined, status: undefined, isLoading: false },
        ...{ refunds: [], openRefunds: [] },
      },
    ]);
  });

  it('tells currencies with one symbol apart by their codes [DEC-146]', () => {
    const tab = aTab();
    const of = (id: string, name: string) => {
      tab.orders.setSeen(orderId(id), {
        details: loaded(anOrderDetails({ orderId: orderId(id), currency: { name, symbol: 'kr' } })),
        status: 'added',
        lastUpdated: tab.clock.now(),
      });
      return aTrackedOrder({ id: orderId(id) });
    };
    const [swedish, norwegian] = [of('order-1', 'SEK'), of('order-2', 'NOK')];
    const symbols = () => new OrdersViewModel(tab).all.map(({ currency }) => currency?.symbol);
    tab.orders.setTracked(someTrackedOrders({ paid: [swedish, norwegian] }));
    expect(symbols().sort()).toEqual(['NOK', 'SEK']);
    tab.orders.setTracked(someTrackedOrders({ paid: [swedish] }));
    expect(symbols()).toEqual(['kr']);
  });

  it('shows stored number, shop and status without loading [OPEN-42]', async () => {
    const before = await paid();
    await before.loadOrder.load(ORDER);
    const tab = aTab(before.server, before.browser);
    tab.restoreStoredValues.restore();
    expect(new OrdersViewModel(tab).all).toMatchObject([
      { id: ORDER, number: '1', shopName: 'Shop 1', status: 'added', isLoading: false },
    ]);
  });

  it('lists and loads an expired order until its end was seen [OPEN-42, DEC-20]', async () => {
    const tab = await paid();
    await tab.clock.advance(2 * 60 * 60_000);
    expect(tab.orders.running).toEqual([]);
    tab.server.gateway.move(ORDER, 'delivered');
    tab.visibility.setVisible(true);
    const model = new OrdersViewModel(tab);
    const leave = model.start();
    await tab.clock.settle();
    expect(model.all).toMatchObject([{ id: ORDER, number: '1', status: 'delivered' }]);
    leave();
    expect(model.all).toEqual([]);
  });

  it('lists an order whose end came while its page was hidden [OPEN-42]', async () => {
    const tab = await paid();
    tab.server.gateway.move(ORDER, 'rollbacked');
    const model = new OrdersViewModel(tab);
    const leave = model.start();
    await tab.clock.settle();
    leave();
    expect(model.all).toMatchObject([{ id: ORDER, status: 'rollbacked' }]);
  });

  it('lists no order whose payment was not completed', async () => {
    const tab = aTab();
    tab.shops.setShop(aShop());
    tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
    await tab.confirmOrder.confirm({ email: '', phoneNumber: '' });
    await tab.startPayment.start(ORDER, shopId(1));
    expect(tab.orders.details).toHaveLength(1);
    expect(new OrdersViewModel(tab).all).toEqual([]);
  });
});
