import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { board, boardOrder, orderMove } from '@/adapters/contract/staff/board';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import type { OrderStatus } from '@/domain/order/order-status';
import { BOARD_AFTER_MS, type BoardOrder } from '@/domain/staff/board';
import { Guest, readProblem, token, type Answer, type GuestOrder } from '@test/support/api/guest';
import type { Browser } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { aStaffMember } from '@test/support/api/staff';

const COLLECT_WITHIN_MS = 4 * 3_600_000;

let api: TestApi;
let cook: Browser;
let guest: Guest;
beforeAll(async () => {
  api = await openTestApi({ options: { collectWithinMs: COLLECT_WITHIN_MS } });
  guest = new Guest(api.origin);
  cook = (await aStaffMember(api)).browser;
});
afterAll(() => api.close());

const readBoard = async (browser = cook, shopId = 1): Promise<readonly BoardOrder[]> =>
  board.parse(JSON.parse((await browser.get(staffPaths.orders(shopId))).text)).orders;
const onBoard = async ({ orderId }: GuestOrder): Promise<BoardOrder | undefined> =>
  (await readBoard()).find((order) => order.orderId === orderId);
const move = (
  { orderId }: { readonly orderId: string },
  from: OrderStatus,
  status: OrderStatus,
  reason?: string,
): Promise<Answer> =>
  cook.send('PUT', staffPaths.orderStatus(orderId), z.encode(orderMove, { from, status, reason }));
const details = async ({ orderId, customerCode }: GuestOrder): Promise<unknown> =>
  JSON.parse((await guest.get(`/api/order/${orderId}/details`, { 'customer-code': customerCode })).text);

describe('the board', () => {
  it('shows what the kitchen needs of a paid order, and nothing of the guest', async () => {
    const order = await guest.paid({ note: 'utan lök', email: 'me@example.com' });
    expect(await onBoard(order)).toMatchObject({
      ...{ status: 'added', orderType: 'TakeAway', note: 'utan lök' },
      lines: [{ quantity: 1, choices: [] }],
    });
    expect((await cook.get(staffPaths.orders(1))).text).not.toContain('me@example.com');
  });

  it('shows no unpaid order', async () => {
    expect(await onBoard(await guest.placed())).toBeUndefined();
  });

  it('shows the orders of its shop alone', async () => {
    const order = await guest.paid();
    const other = (await aStaffMember(api, 'kitchen', [2])).browser;
    expect((await readBoard(other, 2)).map(({ orderId }) => orderId)).not.toContain(order.orderId);
    expect((await other.get(staffPaths.orders(1))).status).toBe(403);
  });

  it('shows an order for half an hour after it was handed out', async () => {
    const order = await guest.paid();
    const steps = ['added', 'started', 'finnished', 'done', 'delivered'] as const;
    for (const [index, from] of steps.slice(0, -1).entries()) {
      const moved = await move(order, from, steps[index + 1] ?? 'delivered');
      expect(boardOrder.parse(JSON.parse(moved.text)).status).toBe(steps[index + 1]);
    }
    await api.clock.sleep(BOARD_AFTER_MS - 1);
    expect((await onBoard(order))?.status).toBe('delivered');
    await api.clock.sleep(1);
    expect(await onBoard(order)).toBeUndefined();
  });
});

describe('an order that is not collected', () => {
  const ready = async (): Promise<GuestOrder> => {
    const order = await guest.paid();
    await move(order, 'added', 'started');
    await move(order, 'started', 'finnished');
    await move(order, 'finnished', 'done');
    return order;
  };

  it('is shown as such after a time, and stays until it is handed out [DEC-112]', async () => {
    const order = await ready();
    await api.clock.sleep(COLLECT_WITHIN_MS - 1);
    expect(await onBoard(order)).toMatchObject({ status: 'done', isUncollected: false });
    await api.clock.sleep(1);
    expect(await onBoard(order)).toMatchObject({ status: 'done', isUncollected: true });
    await move(order, 'done', 'delivered');
    expect(await onBoard(order)).toMatchObject({ status: 'delivered', isUncollected: false });
  });

  it('is one that is ready: an order that cooks for long is not uncollected [DEC-112]', async () => {
    const order = await guest.paid();
    await move(order, 'added', 'started');
    await api.clock.sleep(2 * COLLECT_WITHIN_MS);
    expect(await onBoard(order)).toMatchObject({ status: 'started', isUncollected: false });
  });

  it('keeps its money until staff gives it back [DEC-112]', async () => {
    const order = await ready();
    await api.clock.sleep(2 * COLLECT_WITHIN_MS);
    expect(await onBoard(order)).toMatchObject({ isUncollected: true });
    const manager = (await aStaffMember(api, 'manager')).browser;
    const path = staffPaths.refund(order.orderId, token());
    const given = await manager.send('PUT', path, { reason: 'never collected' });
    expect(JSON.parse(given.text)).toMatchObject({ status: 'refunded' });
  });
});

describe('a move on the board', () => {
  it('repeated gets the same answer, and is written down once', async () => {
    const order = await guest.paid();
    const answers = [await move(order, 'added', 'started'), await move(order, 'added', 'started')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    const entries = await api.stores.audit.read({ shopIds: undefined, before: undefined, limit: 100 });
    expect(entries.filter(({ subject }) => subject === order.orderId)).toMatchObject([
      { act: 'moveOrder', detail: 'added → started', shopId: 1 },
    ]);
  });

  it('of an order that is elsewhere says where it is', async () => {
    const order = await guest.paid();
    await move(order, 'added', 'started');
    await move(order, 'started', 'finnished');
    const refused = await move(order, 'added', 'rollbacked', 'too late');
    expect(refused.status).toBe(409);
    expect(readProblem(refused)).toMatchObject({ code: 'status-is-other', orderStatus: 'Finnished' });
  });

  it('takes back with a reason that the guest reads, and releases the money', async () => {
    const order = await guest.paid();
    expect(readProblem(await move(order, 'added', 'rollbacked')).parameter).toBe('reason');
    const moved = await move(order, 'added', 'rollbacked', ' The salmon is out ');
    expect(boardOrder.parse(JSON.parse(moved.text)).reason).toEqual({
      kind: 'staff',
      text: 'The salmon is out',
    });
    expect(await details(order)).toMatchObject({
      status: 'Rollbacked',
      reason: { kind: 'staff', text: 'The salmon is out' },
    });
    expect((await guest.paymentState(order, order.paymentId)).status).toBe('released');
  });

  it('never skips a step, and never takes back what has begun', async () => {
    const order = await guest.paid();
    expect((await move(order, 'added', 'done')).status).toBe(409);
    await move(order, 'added', 'started');
    expect((await move(order, 'started', 'rollbacked', 'no')).status).toBe(409);
    expect((await onBoard(order))?.status).toBe('started');
  });

  it('does not know the orders of another shop', async () => {
    const order = await guest.paid();
    const other = (await aStaffMember(api, 'manager', [2])).browser;
    const answer = await other.send('PUT', staffPaths.orderStatus(order.orderId), {
      ...{ from: 'Added', status: 'Started' },
    });
    expect([answer.status, readProblem(answer).code]).toEqual([404, 'failed-find-order']);
  });
});
