import { describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import { OrderHistoryViewModel } from '@/ui/screens/order-history/order-history-view-model';
import { aClub, aMemberTab, type MemberTab } from '@test/support/a-member-tab';
import { aMember } from '@test/support/builders/a-member';
import { aPastOrder } from '@test/support/builders/a-past-order';
import { aShop } from '@test/support/builders/a-shop';
import { orderId } from '@test/support/builders/order-ids';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aPastOrder({ orderId: orderId(`order-${index}`) }));

function withOrders(count: number): MemberTab {
  const club = aClub();
  club.history.all = many(count);
  return aMemberTab(club);
}

async function opened(tab: MemberTab) {
  const model = new OrderHistoryViewModel(tab);
  const stop = model.start();
  await tab.clock.settle();
  return { model, stop };
}

describe('OrderHistoryViewModel', () => {
  it('shows the first page, and older ones when asked [PROD-08, ROLE-06]', async () => {
    const tab = withOrders(12);
    const { model } = await opened(tab);
    expect([model.orders.length, model.hasMore, model.isLoading]).toEqual([10, true, false]);
    await model.showMore();
    expect([model.orders.length, model.hasMore]).toEqual([12, false]);
    expect(model.days).toHaveLength(1);
  });

  it('is empty without orders', async () => {
    const { model } = await opened(aMemberTab());
    expect([model.isEmpty, model.isLoading]).toEqual([true, false]);
  });

  it('shows no order twice when a new one has moved the others down', async () => {
    const tab = withOrders(12);
    const { model } = await opened(tab);
    tab.club.history.all = [aPastOrder({ orderId: orderId('new') }), ...many(12)];
    await model.showMore();
    expect(new Set(model.orders.map((order) => order.orderId)).size).toBe(model.orders.length);
  });

  it('shows why a page failed to load, keeps the others, and retries', async () => {
    const tab = withOrders(12);
    const { model } = await opened(tab);
    tab.club.history.script.failNext(refusal(500));
    await model.showMore();
    expect(model.failure).toEqual({ key: 'error.server', values: {} });
    expect([model.orders.length, model.hasMore]).toEqual([10, true]);
    await model.showMore();
    expect([model.orders.length, model.failure]).toEqual([12, undefined]);
  });

  it('ignores responses after the screen was left', async () => {
    const tab = withOrders(1);
    const letGo = tab.club.history.script.holdNext();
    const model = new OrderHistoryViewModel(tab);
    const stop = model.start();
    stop();
    letGo();
    await tab.clock.settle();
    expect(model.orders).toEqual([]);
  });

  it('loads again when another member logs in', async () => {
    const tab = withOrders(3);
    const { model } = await opened(tab);
    tab.club.history.all = [];
    tab.sessions.setSession({ ...tab.sessions.session, user: aMember({ memberNumber: '7' }) });
    expect(model.orders).toEqual([]);
    await tab.clock.settle();
    expect(model.isEmpty).toBe(true);
  });

  it('shows the result of the last reorder alone', async () => {
    const tab = withOrders(2);
    const { model } = await opened(tab);
    const ordering = model.orderAgain(model.orders[0]!);
    expect(model.reordering).toBe('order-0');
    await ordering;
    expect(model.reordered).toMatchObject({ orderId: 'order-0', reorder: { kind: 'filled' } });
    tab.server.catalog.all = [aShop({ status: 'paused' })];
    await model.orderAgain(model.orders[1]!);
    expect(model.reordered).toMatchObject({ orderId: 'order-1', reorder: { kind: 'notSelectable' } });
    expect(model.reordering).toBeUndefined();
  });

  it('fills the basket once, however fast it is tapped', async () => {
    const tab = withOrders(1);
    const { model } = await opened(tab);
    await Promise.all([model.orderAgain(model.orders[0]!), model.orderAgain(model.orders[0]!)]);
    expect(tab.baskets.count).toBe(1);
  });

  it('shows in the error popup why the shop could not be loaded', async () => {
    const tab = withOrders(1);
    const { model } = await opened(tab);
    tab.server.catalog.script.failNext({ kind: 'unreachable', isTimeout: false });
    await model.orderAgain(model.orders[0]!);
    expect(tab.notices.error.message?.key).toBe('error.unreachable');
    expect([model.reordered, tab.baskets.count]).toEqual([undefined, 0]);
  });
});
