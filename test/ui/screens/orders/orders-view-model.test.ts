import { describe, expect, it } from 'vitest';

import { OrdersViewModel } from '@/ui/screens/orders/orders-view-model';
import { aTab, type Tab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { aTrackedOrder, someTrackedOrders } from '@test/support/builders/a-tracked-order';
import { shopId } from '@test/support/builders/ids';
import { orderId, paymentId } from '@test/support/builders/order-ids';

const ORDER = orderId('order-1');

async function paid(): Promise<Tab> {
  const tab = aTab();
  tab.shops.setShop(aShop());
  tab.changeBasket.execute({ kind: 'restore', basket: aBasket() });
  await tab.confirmOrder.execute({ email: '', phoneNumber: '' });
  await tab.startPayment.execute(ORDER, shopId(1));
  tab.server.payments.settle(paymentId('payment-1'), 'reserved');
  await tab.checkPayment.execute(ORDER, new AbortController().signal);
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
    expect(model.running[0]?.details?.shopName).toBe('Shop 1');
    expect(model.delivered).toEqual([]);
  });

  it('lists an order that is done among the delivered ones', async () => {
    const tab = await paid();
    tab.server.desk.move(ORDER, 'done');
    await tab.pollPaidOrders.execute();
    const model = new OrdersViewModel(tab);
    expect([model.running, model.delivered.map(({ id }) => id)]).toEqual([[], [ORDER]]);
  });

  it('still lists an order that could not be asked after', async () => {
    const tab = aTab();
    tab.orders.setTracked(someTrackedOrders({ paid: [aTrackedOrder()] }));
    tab.server.desk.script.failure = { kind: 'unreachable', isTimeout: false };
    const model = new OrdersViewModel(tab);
    model.start();
    await tab.clock.settle();
    expect(model.running).toEqual([{ id: ORDER, details: undefined, status: undefined, isLoading: false }]);
  });
});
