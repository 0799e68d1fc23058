import { describe, expect, it } from 'vitest';

import { BoardStore } from '@/application/staff/board-store';
import { READ_AGAIN_MS, READ_EVERY_MS, WatchBoard } from '@/application/staff/watch-board';
import { aStaffTab } from '@test/support/a-staff-tab';
import { aBoardOrder } from '@test/support/builders/a-board-order';
import { shopId } from '@test/support/builders/ids';
import { orderId } from '@test/support/builders/order-ids';

const LOST = { kind: 'unreachable', isTimeout: false } as const;

async function watched() {
  const tab = await aStaffTab();
  const store = tab.services.get(BoardStore);
  tab.board.orders = [aBoardOrder()];
  const stop = tab.services.get(WatchBoard).start(shopId(1));
  await tab.clock.settle();
  return { ...tab, store, stop };
}

const codes = ({ orders }: BoardStore) => orders.map(({ shortCode }) => shortCode);

describe('WatchBoard', () => {
  it('shows the orders, and each new one at once', async () => {
    const { board, store, clock } = await watched();
    expect(codes(store)).toEqual(['42']);
    board.add(aBoardOrder({ orderId: orderId('order-2'), shortCode: '43' }));
    await clock.settle();
    expect(codes(store)).toEqual(['42', '43']);
  });

  it('reads again by itself, since a dead stream says nothing', async () => {
    const { board, store, clock } = await watched();
    board.orders = [];
    await clock.advance(READ_EVERY_MS);
    expect(codes(store)).toEqual([]);
  });

  it('opens a stream again that ended, and reads what changed without it', async () => {
    const { board, store, clock } = await watched();
    board.breakStreams();
    board.orders = [];
    await clock.advance(READ_AGAIN_MS);
    expect([board.followers, codes(store)]).toEqual([1, []]);
  });

  it('shows what it has without a connection, with its age, and is up to date soon after', async () => {
    const { board, store, clock } = await watched();
    const readAt = clock.now();
    board.script.failure = LOST;
    await clock.advance(60_000);
    expect([codes(store), store.readAt, store.failure]).toEqual([['42'], readAt, LOST]);
    board.script.failure = undefined;
    board.orders = [];
    await clock.advance(READ_AGAIN_MS);
    expect([codes(store), store.failure]).toEqual([[], undefined]);
  });

  it('reads one board at a time, and once more for what changed meanwhile', async () => {
    const { board, store, clock } = await watched();
    const before = board.script.calls.length;
    const answer = board.script.holdNext();
    for (let change = 0; change < 5; change += 1) board.report();
    await clock.settle();
    expect(board.script.calls.length - before).toBe(1);
    board.orders = [];
    answer();
    await clock.settle();
    expect([board.script.calls.length - before, codes(store)]).toEqual([2, []]);
  });

  it('shows nothing of the shop before, also when its answer comes late', async () => {
    const { board, store, clock, services, stop } = await watched();
    const answer = board.script.holdNext();
    board.report();
    await clock.settle();
    stop();
    services.get(WatchBoard).start(shopId(2));
    expect([store.orders, store.readAt]).toEqual([[], undefined]);
    board.orders = [aBoardOrder({ shortCode: '7' })];
    answer();
    await clock.settle();
    expect(codes(store)).toEqual(['7']);
  });

  it('leaves nothing behind', async () => {
    const { board, clock, stop } = await watched();
    stop();
    await clock.settle();
    expect([board.followers, clock.pending]).toEqual([0, 0]);
  });
});
