import { describe, expect, it } from 'vitest';

import { loaded } from '@/application/shared/loadable';

import { ConnectionStore } from '@/application/connection/connection-store';
import { FOLLOW_AGAIN_MS } from '@/application/orders/subscribe-order-status';
import { matchRoute } from '@/domain/navigation/match-route';
import { orderLink } from '@/domain/navigation/order-link';
import { OrderViewModel } from '@/ui/screens/order/order-view-model';
import { aBrowser, aTab, type Tab } from '@test/support/an-app';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { must } from '@test/support/builders/must';
import { amount } from '@test/support/builders/ids';
import { customerCode, moment, orderId } from '@test/support/builders/order-ids';
import { images } from '@test/support/ui/images';

const ORDER = orderId('order-1');
const LOST = { kind: 'unreachable', isTimeout: false } as const;

async function ordered(): Promise<Tab> {
  const tab = aTab();
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  await tab.confirmOrder.confirm({ email: '', phoneNumber: '' });
  return tab;
}

async function open(tab: Tab, path: string = `/order/${ORDER}`) {
  const connection = new ConnectionStore();
  const model = new OrderViewModel({ ...tab, images, connection }, must(matchRoute(path)));
  const leave = model.start();
  await tab.clock.settle();
  return { model, leave, connection };
}

describe('OrderViewModel', () => {
  it('shows the order and subscribes to its status', async () => {
    const tab = await ordered();
    const { model } = await open(tab);
    expect([model.state, model.status]).toEqual(['shown', 'calculatedPrice']);
    tab.server.gateway.move(ORDER, 'added');
    expect(model.status).toBe('added');
  });

  it.each([
    ['calculatedPrice', false],
    ['added', true],
    ['delivered', true],
    ['rollbacked', false],
  ] as const)('of an order that is %s there is a receipt: %s', async (status, has) => {
    const tab = await ordered();
    tab.server.gateway.move(ORDER, status);
    const { model } = await open(tab);
    expect(model.hasReceipt).toBe(has);
  });

  it('knows where the shop is from the order, and else from the list of shops', async () => {
    const tab = await ordered();
    const shop = { contactInformation: aShop().contactInformation, location: undefined };
    tab.shops.setShop(undefined);
    tab.server.catalog.all = [aShop({ name: 'Listed' })];
    const { model } = await open(tab);
    expect(model.shop).toMatchObject({ name: 'Listed' });
    const details = must(model.details);
    tab.orders.setSeen(ORDER, { ...tab.orders.seenOrder(ORDER), details: loaded({ ...details, shop }) });
    expect(model.shop).toEqual(shop);
  });

  it('marks a status as seen while the page is visible [DEC-21]', async () => {
    const tab = await ordered();
    tab.trackPaidOrder.track({ ...must(tab.server.gateway.orders[0]).placed, paymentId: undefined });
    await open(tab);
    tab.server.gateway.move(ORDER, 'rollbacked');
    expect(must(tab.orders.storedOrder(ORDER)).seenStatus).toBeUndefined();
    tab.visibility.setVisible(true);
    expect(tab.orders.storedOrder(ORDER)?.seenStatus).toBe('rollbacked');
  });

  it('announces each new status, not the first', async () => {
    const tab = await ordered();
    await open(tab);
    expect(tab.notices.announcement).toBeUndefined();
    tab.server.gateway.move(ORDER, 'started');
    expect(tab.notices.announcement?.notice.key).toBe('orderStatus.started');
  });

  it.each([
    ['released', [], 'orderStatus.rollbacked'],
    [
      'refunded',
      [{ amount: amount('119'), at: moment('2026-11-21T12:00:00+01:00') }],
      'orderStatus.refunded',
    ],
  ] as const)(
    'announces of a cancelled order what its page says: that the money is %s [DEC-126]',
    async (_, refunds, key) => {
      const tab = await ordered();
      tab.server.gateway.move(ORDER, 'added');
      const { model } = await open(tab);
      tab.server.gateway.takeBack(ORDER, { kind: 'notAccepted' }, refunds);
      await tab.clock.settle();
      expect(model.details?.refunds).toEqual(refunds);
      expect(tab.notices.announcement?.notice.key).toBe(key);
    },
  );

  it('announces that an order is cancelled although its details cannot be loaded', async () => {
    const tab = await ordered();
    await open(tab);
    tab.server.gateway.script.failNext(LOST);
    tab.server.gateway.move(ORDER, 'rollbacked');
    await tab.clock.settle();
    expect(tab.notices.announcement?.notice.key).toBe('orderStatus.rollbacked');
  });

  it('shows the order in any browser that has its link', async () => {
    const tab = await ordered();
    const code = must(tab.server.gateway.find(ORDER)).placed.customerCode;
    const { model } = await open(aTab(tab.server, aBrowser()), orderLink(ORDER, code));
    expect(model.state).toBe('shown');
    expect(model.newOrderPath).toBe('/shop/1/menu');
  });

  it("shows only the status without the order's code", async () => {
    const tab = await ordered();
    const { model } = await open(aTab(tab.server, aBrowser()));
    expect([model.state, model.details, model.status]).toEqual(['statusOnly', undefined, 'calculatedPrice']);
  });

  it('reports a wrong code and an unknown order alike', async () => {
    const tab = await ordered();
    const wrong = orderLink(ORDER, customerCode('not-the-code-of-this-order'));
    expect((await open(aTab(tab.server, aBrowser()), wrong)).model.state).toBe('unknown');
    expect((await open(tab, '/order/order-99')).model.state).toBe('unknown');
  });

  it('shows that the status is old while the server cannot be reached', async () => {
    const tab = await ordered();
    const { model, connection } = await open(tab);
    expect(model.isOutOfTouch).toBe(false);
    tab.server.gateway.script.failure = LOST;
    tab.server.gateway.breakStreams(ORDER);
    await tab.clock.advance(FOLLOW_AGAIN_MS);
    expect(model.isOutOfTouch).toBe(true);
    tab.server.gateway.script.failure = undefined;
    await tab.clock.advance(FOLLOW_AGAIN_MS);
    expect(model.isOutOfTouch).toBe(false);
    connection.setOnline(false);
    expect(model.isOutOfTouch).toBe(true);
  });

  it('loads what is missing as soon as the server responds again', async () => {
    const tab = await ordered();
    tab.server.gateway.script.failure = LOST;
    const { model } = await open(tab);
    expect(model.state).toBe('failed');
    tab.server.gateway.script.failure = undefined;
    await tab.clock.advance(FOLLOW_AGAIN_MS);
    expect(model.state).toBe('shown');
  });

  it('shows only the order of its address', async () => {
    const tab = await ordered();
    const { model } = await open(tab);
    tab.orders.setSeen(orderId('order-2'), { status: 'done' });
    expect(model.status).toBe('calculatedPrice');
  });

  it('sends no command, however often it is shown', async () => {
    const tab = await ordered();
    const commands = () =>
      tab.server.gateway.script.calls.filter((call) => /^(place|receipt)/.test(call)).length;
    const before = commands();
    for (let times = 0; times < 10; times += 1) (await open(tab)).leave();
    expect(commands()).toBe(before);
    expect(tab.server.payments.script.calls).toEqual([]);
  });
});
