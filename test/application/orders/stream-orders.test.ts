import { describe, expect, it } from 'vitest';

import { STREAM_AGAIN_MIN_MS } from '@/application/orders/stream-orders';
import { matchRoute } from '@/domain/navigation/match-route';
import type { OrderId } from '@/domain/order/order';
import { aBasket } from '@test/support/builders/a-basket';
import { aShop } from '@test/support/builders/a-shop';
import { basketSeed } from '@test/support/builders/basket-ids';
import { must } from '@test/support/builders/must';
import { orderId } from '@test/support/builders/order-ids';
import { refusal } from '@test/support/memory/refusal';
import { aTab, type Tab } from '@test/support/an-app';

const ORDERS = ['order-1', 'order-2', 'order-3'].map((id) => orderId(id));
const [ORDER] = ORDERS as [OrderId];

/** A visible page, not an order's own, with this number of paid orders. */
async function paid(count = 1): Promise<Tab> {
  const tab = aTab();
  tab.shops.setShop(aShop());
  tab.visibility.setVisible(true);
  for (const id of ORDERS.slice(0, count)) {
    tab.changeBasket.apply({ kind: 'restore', basket: aBasket({ seed: basketSeed(id) }) });
    await tab.confirmOrder.confirm({ email: '', phoneNumber: '' });
    tab.server.gateway.move(id, 'added');
    tab.trackPaidOrder.track({ ...must(tab.server.gateway.find(id)).placed, paymentId: undefined });
  }
  await tab.clock.settle();
  return tab;
}

const opened = ({ server }: Tab) => server.gateway.script.calls.filter((call) => call.startsWith('follow'));

describe('StreamOrders', () => {
  it('receives each status at once on any page, and moves a ready order to the delivered ones [DEC-21, TRACK-06]', async () => {
    const tab = await paid();
    tab.server.gateway.move(ORDER, 'started');
    expect(tab.orders.statusOf(ORDER)).toBe('started');
    tab.server.gateway.move(ORDER, 'done');
    expect(tab.orders.statusOf(ORDER)).toBe('done');
    expect(tab.orders.tracked.delivered.map(({ id }) => id)).toEqual([ORDER]);
    await tab.clock.settle();
    expect(tab.server.gateway.followers).toBe(0);
  });

  it('has a stream for the two latest orders, and none for the one whose page is shown', async () => {
    const tab = await paid(3);
    expect(opened(tab).at(-1)).toBe('follow order-3');
    expect(tab.server.gateway.followers).toBe(2);
    tab.navigation.arrive(must(matchRoute('/order/order-3')), tab.navigation.tracking);
    await tab.clock.settle();
    expect(tab.server.gateway.followers).toBe(2);
    tab.server.gateway.move(orderId('order-3'), 'started');
    expect(tab.orders.statusOf(orderId('order-3'))).toBe('added');
    tab.server.gateway.move(ORDER, 'started');
    expect(tab.orders.statusOf(ORDER)).toBe('started');
  });

  it('has no stream while the page is hidden, nor after it was stopped', async () => {
    const tab = await paid();
    tab.visibility.setVisible(false);
    await tab.clock.settle();
    expect(tab.server.gateway.followers).toBe(0);
    tab.visibility.setVisible(true);
    await tab.clock.settle();
    expect(tab.server.gateway.followers).toBe(1);
    tab.stop();
    await tab.clock.settle();
    expect([tab.server.gateway.followers, tab.clock.pending]).toEqual([0, 0]);
  });

  it('opens a broken stream again, after longer pauses while it sends nothing', async () => {
    const tab = await paid();
    const before = opened(tab).length;
    for (const pauseMs of [1, 2, 4].map((factor) => factor * STREAM_AGAIN_MIN_MS)) {
      tab.server.gateway.breakStreams(ORDER);
      await tab.clock.advance(pauseMs - 1);
      expect(tab.server.gateway.followers).toBe(0);
      await tab.clock.advance(1);
      expect(tab.server.gateway.followers).toBe(1);
    }
    tab.server.gateway.move(ORDER, 'started');
    tab.server.gateway.breakStreams(ORDER);
    await tab.clock.advance(STREAM_AGAIN_MIN_MS);
    expect(opened(tab)).toHaveLength(before + 4);
  });

  it.each([
    [429, 40_000],
    [503, 40_000],
    [503, undefined],
  ])('opens a stream again that was refused with %i, Retry-After %s', async (status, retryAfterMs) => {
    const tab = await paid();
    tab.visibility.setVisible(false);
    tab.server.gateway.script.failNext(refusal(status, undefined, { retryAfterMs }));
    tab.visibility.setVisible(true);
    await tab.clock.advance((retryAfterMs ?? STREAM_AGAIN_MIN_MS) - 1);
    expect(tab.server.gateway.followers).toBe(0);
    await tab.clock.advance(1);
    expect(tab.server.gateway.followers).toBe(1);
  });

  it('opens no stream to a server without streams until the page is shown again', async () => {
    const tab = await paid();
    tab.visibility.setVisible(false);
    tab.server.gateway.script.failNext(refusal(404));
    const before = opened(tab).length;
    tab.visibility.setVisible(true);
    await tab.clock.advance(5 * 60_000);
    tab.navigation.arrive(must(matchRoute('/')), tab.navigation.tracking);
    await tab.clock.settle();
    expect(opened(tab)).toHaveLength(before + 1);
    tab.visibility.setVisible(false);
    tab.visibility.setVisible(true);
    await tab.clock.settle();
    expect(opened(tab)).toHaveLength(before + 2);
  });
});
