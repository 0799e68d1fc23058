import { describe, expect, it } from 'vitest';
import { WebLockTabElection } from '@/adapters/browser/web-lock-tab-election';
import { refusal } from '@test/support/memory/refusal';
import { applyTrackedStatus } from '@/domain/order/apply-tracked-status';
import { POLL_OVERDUE_CHECK_MS, PollOrders } from '@/application/orders/poll-orders';
import { ORDER_STATUSES } from '@/domain/order/order-status';
import { NO_TRACKED_ORDERS } from '@/domain/order/tracked-order';
import { ORDER_POLL_INTERVAL_MS } from '@/domain/order/tracked-order-times';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { basketSeed } from '@test/support/builders/basket-ids';
import { must } from '@test/support/builders/must';
import { orderId as anOrderId } from '@test/support/builders/order-ids';
import { aBrowser, aTab, type Tab } from '@test/support/an-app';
import { FakeLocks, lockWindow } from '@test/support/fake-locks';

const ORDER = anOrderId('order-1');
const MINUTE_MS = 60_000;

/** Places an order and tracks it in the tab. */
async function paid(tab = aTab(), id = ORDER, basket = aBasket()): Promise<Tab> {
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket });
  await tab.confirmOrder.confirm({ email: '', phoneNumber: '' });
  const { placed } = must(tab.server.gateway.find(id));
  tab.trackPaidOrder.track({ ...placed, paymentId: undefined });
  await tab.clock.settle();
  return tab;
}

const polls = (tab: Tab) =>
  tab.server.gateway.script.calls.filter((call) => call.startsWith('status')).length;

describe('PollOrders, PollPaidOrders', () => {
  it('poll at once when an order is added, then every 10 minutes [TRACK-04, TRACK-05]', async () => {
    const tab = await paid();
    expect(polls(tab)).toBe(1);
    await tab.clock.advance(ORDER_POLL_INTERVAL_MS - 1);
    expect(polls(tab)).toBe(1);
    await tab.clock.advance(1);
    expect(polls(tab)).toBe(2);
    await tab.clock.advance(ORDER_POLL_INTERVAL_MS);
    expect(polls(tab)).toBe(3);
  });

  it('keep the interval when one of two orders is removed [TRACK-05, TRACK-06]', async () => {
    const tab = await paid();
    await paid(tab, anOrderId('order-2'), aBasket({ seed: basketSeed('B') }));
    await tab.clock.advance(ORDER_POLL_INTERVAL_MS / 2);
    const before = polls(tab);
    tab.orders.setTracked(applyTrackedStatus(tab.orders.tracked, ORDER, 'done', tab.clock.now()));
    await tab.clock.settle();
    expect(polls(tab)).toBe(before);
    await tab.clock.advance(ORDER_POLL_INTERVAL_MS / 2);
    expect(polls(tab)).toBe(before + 1);
  });

  it('poll at once at the start when paid orders are stored [TRACK-04]', async () => {
    const before = await paid();
    before.stop();
    const after = aTab(before.server, before.browser);
    after.restoreStoredValues.restore();
    await after.clock.settle();
    expect(polls(after)).toBe(2);
  });

  it.each(ORDER_STATUSES)(
    'moves an order to the delivered list on done or delivered alone: %s [TRACK-06]',
    async (status) => {
      const tab = await paid();
      tab.server.gateway.move(ORDER, status);
      await tab.pollPaidOrders.poll();
      const isHandedOut = status === 'done' || status === 'delivered';
      expect(tab.orders.tracked.delivered.map(({ id }) => id)).toEqual(isHandedOut ? [ORDER] : []);
      expect(tab.orders.tracked.paid).toHaveLength(isHandedOut || status === 'rollbacked' ? 0 : 1);
      if (isHandedOut)
        expect(tab.orders.tracked.delivered[0]?.expires).toBe(tab.clock.now() + 30 * MINUTE_MS);
    },
  );

  it('stop when no paid orders remain [TRACK-07]', async () => {
    const tab = await paid();
    tab.server.gateway.move(ORDER, 'done');
    await tab.clock.advance(ORDER_POLL_INTERVAL_MS);
    expect(tab.clock.pending).toBe(0);
    await tab.clock.advance(10 * ORDER_POLL_INTERVAL_MS);
    expect(polls(tab)).toBe(2);
  });

  it('remove expired orders at the start [TRACK-10]', async () => {
    const before = await paid();
    before.stop();
    await before.clock.advance(60 * MINUTE_MS);
    const after = aTab(before.server, before.browser);
    after.restoreStoredValues.restore();
    expect(after.orders.tracked.paid).toEqual([]);
    expect(after.clock.pending).toBe(0);
  });

  it('remove them only when the server has sent the time, polling them meanwhile [FAULT-C17, TRACK-10]', async () => {
    const before = await paid();
    before.stop();
    await before.clock.advance(60 * MINUTE_MS);
    const after = aTab(before.server, before.browser);
    after.clock.isSure = false;
    after.restoreStoredValues.restore();
    await after.clock.settle();
    expect(after.orders.tracked.paid).toHaveLength(1);
    after.clock.isSure = true;
    await after.startApp.start();
    expect(after.orders.tracked.paid).toEqual([]);
  });

  it('do not extend an order that had expired, even if the answer about it is the first with the time [FAULT-C17, TRACK-11]', async () => {
    const before = await paid();
    before.stop();
    await before.clock.advance(60 * MINUTE_MS);
    before.server.gateway.move(ORDER, 'done');
    const after = aTab(before.server, before.browser);
    after.clock.isSure = false;
    after.restoreStoredValues.restore();
    after.clock.isSure = true;
    await after.clock.settle();
    expect([after.orders.tracked.paid, after.orders.tracked.delivered]).toEqual([[], []]);
  });

  it('remove expired orders on each poll, without a query [TRACK-11]', async () => {
    const tab = await paid();
    await tab.clock.advance(50 * MINUTE_MS);
    const before = polls(tab);
    await tab.clock.advance(10 * MINUTE_MS);
    expect(tab.orders.tracked.paid).toEqual([]);
    expect(polls(tab)).toBe(before);
  });

  it('only log a failed query, and continue [HAND-02]', async () => {
    const tab = await paid();
    tab.server.gateway.script.failNext(refusal(500));
    await tab.clock.advance(ORDER_POLL_INTERVAL_MS);
    expect(tab.reporter.logged).toEqual([{ id: 'lucka:order-poll-failed', message: 'order-1: refused' }]);
    expect([tab.reporter.reported, tab.notices.error.visible]).toEqual([[], false]);
    expect(tab.orders.tracked.paid).toHaveLength(1);
    await tab.clock.advance(ORDER_POLL_INTERVAL_MS);
    expect(polls(tab)).toBe(3);
  });

  it('share a poll under way', async () => {
    const tab = await paid();
    await Promise.all([tab.pollPaidOrders.poll(), tab.pollPaidOrders.poll()]);
    expect(polls(tab)).toBe(2);
  });

  it('clear both lists with the details, and stop [TRACK-12, TRACK-13]', async () => {
    const tab = await paid();
    tab.server.gateway.move(ORDER, 'done');
    await tab.pollPaidOrders.poll();
    await paid(tab, anOrderId('order-2'), aBasket({ seed: basketSeed('B') }));
    expect(tab.orders.running).toHaveLength(2);
    tab.orders.clear();
    expect([tab.orders.details, tab.orders.running]).toEqual([[], []]);
    expect(tab.clock.pending).toBe(0);
    expect(tab.storedValues.orders.load()).toBeUndefined();
  });

  it('erase in every tab what one tab erases [TRACK-12]', async () => {
    const one = await paid(aTab(undefined, aBrowser()));
    const two = aTab(one.server, one.browser);
    two.restoreStoredValues.restore();
    one.orders.clear();
    expect([two.orders.running, two.orders.details]).toEqual([[], []]);
    expect(two.clock.pending).toBe(0);
  });

  it('do not add an expired order again from a tab that still has it [TRACK-11]', async () => {
    const one = await paid(aTab(undefined, aBrowser()));
    const before = must(one.storedValues.orders.load());
    await one.clock.advance(60 * MINUTE_MS);
    aTab(one.server, one.browser).storedValues.orders.save(before);
    await one.clock.settle();
    expect(before.tracked.paid).toHaveLength(1);
    expect(one.orders.tracked.paid).toEqual([]);
  });

  it('neither add nor query a rolled back order again from a tab that has not received it [FAULT-C14]', async () => {
    const one = await paid(aTab(undefined, aBrowser()));
    const two = aTab(one.server, one.browser);
    two.restoreStoredValues.restore();
    await two.clock.settle();
    one.server.gateway.move(ORDER, 'rollbacked');
    const before = polls(one);
    await one.pollPaidOrders.poll();
    await Promise.all([one.clock.settle(), two.clock.settle()]);
    expect([one.orders.running, two.orders.running]).toEqual([[], []]);
    expect(polls(one)).toBe(before + 1);
    expect([one.clock.pending, two.clock.pending]).toEqual([0, 0]);
  });

  it('run in one tab of a browser for all, which receive the results [TRACK-05, DEC-22]', async () => {
    const one = await paid(aTab(undefined, aBrowser()));
    const tabs = [one, ...Array.from({ length: 4 }, () => aTab(one.server, one.browser))];
    for (const tab of tabs.slice(1)) tab.restoreStoredValues.restore();
    await one.clock.settle();
    const before = polls(one);
    one.server.gateway.move(ORDER, 'added');
    await one.clock.advance(3 * ORDER_POLL_INTERVAL_MS);
    expect(polls(one)).toBe(before + 3);
    expect(tabs.map((tab) => tab.orders.statusOf(ORDER))).toEqual(Array(5).fill('added'));
  });

  it('continue in another tab when the polling one is closed [TRACK-05, DEC-22]', async () => {
    const one = await paid(aTab(undefined, aBrowser()));
    const two = aTab(one.server, one.browser);
    two.restoreStoredValues.restore();
    await one.clock.advance(ORDER_POLL_INTERVAL_MS / 2);
    const before = polls(one);
    one.stop();
    await one.clock.settle();
    expect(polls(one)).toBe(before + 1);
    await one.clock.advance(ORDER_POLL_INTERVAL_MS);
    expect(polls(one)).toBe(before + 2);
    two.stop();
    expect(two.clock.pending).toBe(0);
  });

  it('query at once an order that another tab adds [TRACK-04, DEC-22]', async () => {
    const one = await paid(aTab(undefined, aBrowser()));
    const two = aTab(one.server, one.browser);
    two.restoreStoredValues.restore();
    const before = polls(one);
    await paid(two, anOrderId('order-2'), aBasket({ seed: basketSeed('B') }));
    expect(polls(one)).toBe(before + 2);
    expect(one.orders.statusOf(anOrderId('order-2'))).toBe('calculatedPrice');
  });

  it('run in a tab that receives no results of the elected one, as where storage is refused [DEC-22]', async () => {
    const browser = aBrowser();
    browser.election.join('order-polling', () => () => undefined);
    const tab = await paid(aTab(undefined, browser));
    expect(polls(tab)).toBe(0);
    await tab.clock.advance(POLL_OVERDUE_CHECK_MS);
    expect(polls(tab)).toBe(1);
    await tab.clock.advance(ORDER_POLL_INTERVAL_MS);
    expect(polls(tab)).toBe(1);
    await tab.clock.advance(2 * POLL_OVERDUE_CHECK_MS);
    expect(polls(tab)).toBe(2);
    tab.stop();
    expect(tab.clock.pending).toBe(0);
  });

  it('check the other tabs again once they are not elected any more, as after going back to the page [DEC-22]', async () => {
    const tab = await paid();
    tab.stop();
    const window = lockWindow(new FakeLocks());
    const election = new WebLockTabElection(window);
    const stop = new PollOrders({
      orders: tab.orders,
      pollPaidOrders: tab.pollPaidOrders,
      election,
      clock: tab.clock,
    }).start();
    await tab.clock.settle();
    const before = polls(tab);
    window.dispatchEvent(new Event('pagehide'));
    new WebLockTabElection(window).join('order-polling', () => () => undefined);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await tab.clock.advance(ORDER_POLL_INTERVAL_MS + 2 * POLL_OVERDUE_CHECK_MS);
    expect(polls(tab)).toBe(before + 1);
    stop();
    expect(tab.clock.pending).toBe(0);
  });

  it('lose no order that another tab stores at the same time', async () => {
    const one = await paid(aTab(undefined, aBrowser()));
    const two = aTab(one.server, one.browser);
    two.storedValues.orders.save({
      details: [],
      intent: undefined,
      tracked: NO_TRACKED_ORDERS,
    });
    expect(one.orders.tracked.paid).toHaveLength(1);
    expect(one.storedValues.orders.load()?.tracked.paid).toHaveLength(1);
  });
});
