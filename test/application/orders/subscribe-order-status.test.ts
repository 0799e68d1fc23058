import { describe, expect, it } from 'vitest';
import { err } from '@/domain/shared/result';
import { parseCustomerCode } from '@/domain/order/order';
import { NO_TRACKED_ORDERS } from '@/domain/order/tracked-order';
import { FOLLOW_AGAIN_MAX_MS, FOLLOW_AGAIN_MS } from '@/application/orders/subscribe-order-status';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { must } from '@test/support/builders/must';
import { orderId as anOrderId } from '@test/support/builders/order-ids';
import { refusal } from '@test/support/memory/refusal';
import { aTab, type Tab } from '@test/support/an-app';

const ORDER = anOrderId('order-1');

async function ordered(): Promise<Tab> {
  const tab = aTab();
  tab.shops.setShop(aShop());
  tab.changeBasket.apply({ kind: 'restore', basket: aBasket() });
  await tab.confirmOrder.confirm({ email: '', phoneNumber: '' });
  return tab;
}

async function following(): Promise<{ tab: Tab; leaving: AbortController; running: Promise<void> }> {
  const [tab, leaving] = [await ordered(), new AbortController()];
  const running = tab.subscribeOrderStatus.subscribe(ORDER, leaving.signal);
  await tab.clock.settle();
  return { tab, leaving, running };
}

const statusOf = (tab: Tab) => tab.orders.seenOrder(ORDER).status;

describe('SubscribeOrderStatus', () => {
  it('shows each status at once, and when it was received', async () => {
    const { tab } = await following();
    expect(statusOf(tab)).toBe('calculatedPrice');
    await tab.clock.advance(5_000);
    tab.server.gateway.move(ORDER, 'added');
    expect(tab.orders.seenOrder(ORDER)).toMatchObject({ status: 'added', lastUpdated: tab.clock.now() });
  });

  it('queries again when the stream breaks', async () => {
    const { tab } = await following();
    tab.server.gateway.script.failure = { kind: 'unreachable', isTimeout: false };
    tab.server.gateway.breakStreams(ORDER);
    tab.server.gateway.move(ORDER, 'started');
    await tab.clock.advance(FOLLOW_AGAIN_MS);
    expect(statusOf(tab)).toBe('calculatedPrice');
    expect(tab.orders.seenOrder(ORDER).isOutOfTouch).toBe(true);
    tab.server.gateway.script.failure = undefined;
    await tab.clock.advance(FOLLOW_AGAIN_MS);
    expect(statusOf(tab)).toBe('started');
    expect(tab.orders.seenOrder(ORDER).isOutOfTouch).toBe(false);
    expect(tab.reporter.logged).not.toEqual([]);
    expect(tab.notices.error.visible).toBe(false);
  });

  it('queries an order that the server does not know after growing pauses, and soon again once it does', async () => {
    const { tab } = await following();
    tab.server.gateway.script.failure = refusal(404, 'failed-find-order');
    const asked = () => tab.server.gateway.script.calls.filter((call) => call.startsWith('status')).length;
    const before = asked();
    tab.server.gateway.breakStreams(ORDER);
    await tab.clock.advance((1 + 2 + 4 + 8) * FOLLOW_AGAIN_MS);
    expect(asked()).toBe(before + 4);
    await tab.clock.advance(60 * 60_000);
    expect(asked()).toBeLessThan(before + 12);
    tab.server.gateway.script.failure = undefined;
    tab.server.gateway.move(ORDER, 'started');
    await tab.clock.advance(FOLLOW_AGAIN_MAX_MS);
    expect(statusOf(tab)).toBe('started');
    tab.server.gateway.breakStreams(ORDER);
    tab.server.gateway.move(ORDER, 'finnished');
    await tab.clock.advance(FOLLOW_AGAIN_MS);
    expect(statusOf(tab)).toBe('finnished');
  });

  it('queries at once when the network is back', async () => {
    const { tab } = await following();
    tab.connection.setOnline(false);
    tab.server.gateway.breakStreams(ORDER);
    tab.server.gateway.move(ORDER, 'started');
    await tab.clock.settle();
    tab.connection.setOnline(true);
    await tab.clock.settle();
    expect(statusOf(tab)).toBe('started');
  });

  it('does not query sooner because the network goes away', async () => {
    const { tab } = await following();
    const asked = () => tab.server.gateway.script.calls.filter((call) => call.startsWith('status')).length;
    const before = asked();
    tab.server.gateway.breakStreams(ORDER);
    await tab.clock.settle();
    tab.connection.setOnline(false);
    await tab.clock.settle();
    expect(asked()).toBe(before);
    await tab.clock.advance(FOLLOW_AGAIN_MS);
    expect(asked()).toBe(before + 1);
  });

  it('ends with the final status', async () => {
    const { tab, running } = await following();
    tab.server.gateway.move(ORDER, 'rollbacked');
    await running;
    expect(tab.clock.pending).toBe(0);
  });

  it('ends when the page is left', async () => {
    const { tab, leaving, running } = await following();
    leaving.abort();
    await running;
    tab.server.gateway.move(ORDER, 'added');
    expect(statusOf(tab)).toBe('calculatedPrice');
  });

  it('shows no step back, and reports it', async () => {
    const { tab } = await following();
    tab.server.gateway.move(ORDER, 'started');
    tab.server.gateway.move(ORDER, 'added');
    expect(statusOf(tab)).toBe('started');
    expect(tab.reporter.reported).toHaveLength(1);
  });
});

describe('LoadOrder', () => {
  it('loads the order with the code of this device', async () => {
    const tab = await ordered();
    expect((await tab.loadOrder.load(ORDER)).ok).toBe(true);
    expect(tab.orders.seenOrder(ORDER)).toMatchObject({
      details: { kind: 'loaded' },
      status: 'calculatedPrice',
    });
  });

  it('uses the code stored with the order when no other is known [ENT-25]', async () => {
    const tab = await ordered();
    const { placed } = must(tab.server.gateway.orders[0]);
    tab.trackPaidOrder.track({ ...placed, paymentId: undefined });
    tab.orders.setIntent(undefined);
    tab.orders.setTracked(NO_TRACKED_ORDERS);
    expect((await tab.loadOrder.load(ORDER)).ok).toBe(true);
  });

  it('does not set the status back when the details do, and reports it [PAIN-19]', async () => {
    const tab = await ordered();
    tab.server.gateway.move(ORDER, 'added');
    await tab.loadOrder.load(ORDER);
    tab.applyOrderStatus.beginRequest(ORDER)('started');
    await tab.loadOrder.load(ORDER);
    expect(statusOf(tab)).toBe('started');
    expect(tab.reporter.reported).toEqual([
      { id: 'lucka:order-status-went-back', message: 'order-1: started to added' },
    ]);
  });

  it('loads it in another browser with the code of the link, and stores nothing of it', async () => {
    const { server } = await ordered();
    const there = aTab(server);
    expect((await there.loadOrder.load(ORDER)).ok).toBe(false);
    const { customerCode } = must(server.gateway.orders[0]).placed;
    expect((await there.loadOrder.load(ORDER, customerCode)).ok).toBe(true);
    expect(there.storedValues.orders.load()).toBeUndefined();
  });

  it('keeps what was loaded when it cannot be loaded again', async () => {
    const tab = await ordered();
    await tab.loadOrder.load(ORDER);
    tab.server.gateway.script.failNext({ kind: 'unreachable', isTimeout: true });
    await tab.loadOrder.load(ORDER);
    expect(tab.orders.seenOrder(ORDER).details).toMatchObject({
      kind: 'failed',
      value: { orderId: 'order-1' },
    });
  });

  it('shows nothing with a wrong code', async () => {
    const { server } = await ordered();
    const there = aTab(server);
    expect((await there.loadOrder.load(ORDER, must(parseCustomerCode('wrong')))).ok).toBe(false);
  });
});

describe('SendReceipt', () => {
  it('sends the receipt, again after a failure', async () => {
    const tab = await ordered();
    tab.server.gateway.script.failNext({ kind: 'unreachable', isTimeout: true });
    expect((await tab.sendReceipt.send(ORDER, 'a@example.com')).ok).toBe(false);
    expect((await tab.sendReceipt.send(ORDER, ' a@example.com ')).ok).toBe(true);
    expect(tab.server.gateway.receipts).toEqual([{ orderId: 'order-1', email: 'a@example.com' }]);
  });
});

describe('TrackPaidOrder', () => {
  it('stores the details of an order beside those of the others [TRACK-01]', async () => {
    const tab = await ordered();
    const { placed } = must(tab.server.gateway.orders[0]);
    tab.trackPaidOrder.track({ ...placed, paymentId: undefined });
    tab.trackPaidOrder.track({ ...placed, orderId: anOrderId('order-2'), paymentId: undefined });
    expect(tab.orders.details.map(({ orderId }) => orderId)).toEqual(['order-1', 'order-2']);
  });
});

describe('CancelPlacedOrder', () => {
  it('shows the order as cancelled, also where it cannot be loaded again', async () => {
    const tab = await ordered();
    tab.server.gateway.move(ORDER, 'added');
    await tab.loadOrder.load(ORDER);
    tab.loadOrder.load = () => Promise.resolve(err({ kind: 'unreachable', isTimeout: false }));
    expect((await tab.cancelPlacedOrder.cancel(ORDER)).ok).toBe(true);
    expect(statusOf(tab)).toBe('rollbacked');
  });
});
