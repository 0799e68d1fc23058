import { describe, expect, it } from 'vitest';

import { ORDER_POLL_INTERVAL_MS } from '@/domain/order/tracked-order-times';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { must } from '@test/support/builders/must';
import { orderId as anOrderId } from '@test/support/builders/order-ids';
import { aBrowser, aTab, type Tab } from '@test/support/an-app';

const ORDER = anOrderId('order-1');
const DELIVERED_MS = 30 * 60_000;

/** A visible tab with a stream of its one paid order. */
async function paid(tab = aTab()): Promise<Tab> {
  tab.shops.setShop(aShop());
  tab.visibility.setVisible(true);
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  await tab.confirmOrder.confirm({ email: '', phoneNumber: '' });
  tab.server.gateway.move(ORDER, 'added');
  tab.trackPaidOrder.track({ ...must(tab.server.gateway.find(ORDER)).placed, paymentId: undefined });
  await tab.clock.settle();
  return tab;
}

const expiryOfDelivered = ({ orders }: Tab) => orders.tracked.delivered.map(({ expires }) => expires);

describe('ApplyOrderStatus, an answer that arrives after newer statuses', () => {
  it('changes nothing and is no step back, however late it is [PAIN-19]', async () => {
    const tab = await paid();
    const release = tab.server.gateway.script.holdNext();
    const loading = tab.loadOrder.load(ORDER);
    await tab.clock.settle();
    tab.server.gateway.move(ORDER, 'started');
    await tab.clock.advance(60_000);
    release();
    await loading;
    expect(tab.orders.statusOf(ORDER)).toBe('started');
    expect(tab.reporter.reported).toEqual([]);
  });

  it('is no step back behind what another tab received meanwhile [PAIN-19]', async () => {
    const one = await paid(aTab(undefined, aBrowser()));
    const two = aTab(one.server, one.browser);
    two.restoreStoredValues.restore();
    await two.clock.settle();
    const release = two.server.gateway.script.holdNext();
    const polling = two.pollPaidOrders.poll();
    await two.clock.settle();
    one.server.gateway.move(ORDER, 'started');
    release();
    await polling;
    expect(two.orders.statusOf(ORDER)).toBe('started');
    expect(two.reporter.reported).toEqual([]);
  });

  it('is a step back when it was requested after them [PAIN-19]', async () => {
    const tab = await paid();
    tab.server.gateway.move(ORDER, 'started');
    tab.visibility.setVisible(false);
    tab.server.gateway.move(ORDER, 'added');
    await tab.pollPaidOrders.poll();
    expect(tab.orders.statusOf(ORDER)).toBe('started');
    expect(tab.reporter.reported).toEqual([
      { id: 'lucka:order-status-went-back', message: 'order-1: started to added' },
    ]);
  });
});

describe('ApplyOrderStatus, an event of a stream', () => {
  it('is no step back behind a newer answer, but is one behind an earlier event of its stream [PAIN-19]', async () => {
    const tab = await paid();
    tab.visibility.setVisible(false);
    const openStream = tab.server.gateway.script.holdNext();
    tab.visibility.setVisible(true);
    tab.server.gateway.move(ORDER, 'started');
    await tab.pollPaidOrders.poll();
    openStream();
    await tab.clock.settle();
    tab.server.gateway.sendEvent(ORDER, 'added');
    expect(tab.orders.statusOf(ORDER)).toBe('started');
    expect(tab.reporter.reported).toEqual([]);
    tab.server.gateway.move(ORDER, 'finnished');
    tab.server.gateway.sendEvent(ORDER, 'started');
    expect(tab.orders.statusOf(ORDER)).toBe('finnished');
    expect(tab.reporter.reported).toHaveLength(1);
  });

  it('gives a handed-out order no expiry by an unsure clock: the next poll moves it [FAULT-C17, TRACK-06, TRACK-09]', async () => {
    const tab = await paid();
    tab.clock.isSure = false;
    tab.server.gateway.move(ORDER, 'done');
    expect(tab.orders.statusOf(ORDER)).toBe('done');
    expect([tab.orders.tracked.paid.length, tab.orders.tracked.delivered.length]).toEqual([1, 0]);
    tab.clock.isSure = true;
    await tab.clock.advance(ORDER_POLL_INTERVAL_MS);
    expect(expiryOfDelivered(tab)).toEqual([tab.clock.now() + DELIVERED_MS]);
  });

  it('ends tracking of a cancelled order by any clock [TRACK-06]', async () => {
    const tab = await paid();
    tab.clock.isSure = false;
    tab.server.gateway.move(ORDER, 'rollbacked');
    expect(tab.orders.tracked.paid).toEqual([]);
  });
});

describe('ApplyOrderStatus, the answer to a poll', () => {
  it('moves a handed-out order also where the server sends no time [TRACK-06]', async () => {
    const tab = await paid();
    tab.visibility.setVisible(false);
    tab.clock.isSure = false;
    tab.server.gateway.move(ORDER, 'done');
    await tab.pollPaidOrders.poll();
    expect(expiryOfDelivered(tab)).toEqual([tab.clock.now() + DELIVERED_MS]);
  });
});
