import { describe, expect, it } from 'vitest';

import { BoardStore } from '@/application/staff/board-store';
import { MoveOrder, SEND_AGAIN_MS, SEND_FOR_MS } from '@/application/staff/move-order';
import { ReadBoard } from '@/application/staff/read-board';
import { StaffSessionStore } from '@/application/staff/staff-session-store';
import { aStaffTab } from '@test/support/a-staff-tab';
import { aBoardOrder } from '@test/support/builders/a-board-order';
import { shopId } from '@test/support/builders/ids';
import { refusal } from '@test/support/memory/refusal';

const LOST = { kind: 'unreachable', isTimeout: false } as const;
const ORDER = aBoardOrder();

async function aBoard() {
  const tab = await aStaffTab();
  tab.board.orders = [ORDER];
  const store = tab.services.get(BoardStore);
  store.open(shopId(1));
  await tab.services.get(ReadBoard).read(shopId(1));
  const shown = () => store.orders[0]?.status;
  return { ...tab, store, moveOrder: tab.services.get(MoveOrder), shown };
}

describe('MoveOrder', () => {
  it('shows a move only once it has happened', async () => {
    const { board, moveOrder, store, shown, clock } = await aBoard();
    const answer = board.script.holdNext();
    const moving = moveOrder.move(ORDER, 'started');
    await clock.settle();
    expect([shown(), store.pending.get(ORDER.orderId)]).toEqual([
      'added',
      { to: 'started', isWaiting: false },
    ]);
    answer();
    await moving;
    expect([shown(), store.pending.size]).toEqual(['started', 0]);
  });

  it('sends a move once, however often it is tapped', async () => {
    const { board, moveOrder } = await aBoard();
    await Promise.all([1, 2, 3].map(() => moveOrder.move(ORDER, 'started')));
    expect(board.script.calls.filter((call) => call.startsWith('move'))).toHaveLength(1);
  });

  it('sends the same move again without a connection, and waits visibly', async () => {
    const { board, moveOrder, store, shown, clock } = await aBoard();
    board.script.failure = LOST;
    const moving = moveOrder.move(ORDER, 'started');
    await clock.settle();
    expect([shown(), store.pending.get(ORDER.orderId)]).toEqual([
      'added',
      { to: 'started', isWaiting: true },
    ]);
    board.script.failure = undefined;
    await clock.advance(SEND_AGAIN_MS);
    await moving;
    expect([shown(), board.moves]).toEqual(['started', 1]);
  });

  it('moves once, also where only the answer was lost', async () => {
    const { board, moveOrder, shown, clock } = await aBoard();
    board.script.loseNextAnswer();
    const moving = moveOrder.move(ORDER, 'started');
    await clock.advance(SEND_AGAIN_MS);
    await moving;
    expect([shown(), board.moves]).toEqual(['started', 1]);
  });

  it('gives up after five minutes, and says which order was not moved', async () => {
    const { board, moveOrder, store, shown, clock } = await aBoard();
    board.script.failure = LOST;
    const moving = moveOrder.move(ORDER, 'started');
    await clock.advance(SEND_FOR_MS);
    await moving;
    expect([shown(), store.pending.size, store.failedMove]).toEqual([
      'added',
      0,
      { shortCode: '42', failure: LOST },
    ]);
  });

  it('shows the present status where another tablet was faster', async () => {
    const { board, moveOrder, store, shown } = await aBoard();
    board.change(ORDER.orderId, { status: 'finnished' });
    await moveOrder.move(ORDER, 'started');
    expect([shown(), store.failedMove]).toMatchObject(['finnished', { failure: { status: 409 } }]);
  });

  it('takes an order back with its reason', async () => {
    const { moveOrder, store } = await aBoard();
    await moveOrder.move(ORDER, 'rollbacked', 'soldOut');
    expect(store.orders[0]).toMatchObject({
      status: 'rollbacked',
      reason: { kind: 'staff', text: 'soldOut' },
    });
  });

  it('ends the session that the server has ended', async () => {
    const { board, moveOrder, services } = await aBoard();
    services.get(StaffSessionStore).setMember((await aStaffTab()).identity.member);
    board.script.failNext(refusal(401));
    await moveOrder.move(ORDER, 'started');
    expect(services.get(StaffSessionStore).session.kind).toBe('loggedOut');
  });
});
