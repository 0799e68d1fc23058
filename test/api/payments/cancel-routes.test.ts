import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffPaths } from '@/adapters/contract/staff/staff-paths';
import { Guest, readProblem, token } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { aStaffMember } from '@test/support/api/staff';

let api: TestApi;
let guest: Guest;
beforeAll(async () => {
  api = await openTestApi();
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

type Held = Awaited<ReturnType<Guest['placed']>>;
const cancel = ({ orderId, customerCode }: Held, code = customerCode) =>
  guest.post(`/api/order/${orderId}/cancel`, undefined, { 'customer-code': code });

describe('POST /api/order/{orderId}/cancel', () => {
  it('takes a paid order back and releases its money; repeated, it answers the same', async () => {
    const order = await guest.paid();
    expect((await cancel(order)).status).toBe(204);
    expect((await cancel(order)).status).toBe(204);
    expect((await guest.paymentState(order, order.paymentId)).status).toBe('released');
    const details = await guest.get(`/api/order/${order.orderId}/details`, {
      'customer-code': order.customerCode,
    });
    expect(JSON.parse(details.text)).toMatchObject({ status: 'Rollbacked', reason: { kind: 'guest' } });
    const [entry] = await api.stores.audit.read({ shopIds: undefined, before: undefined, limit: 1 });
    expect(entry).toMatchObject({ act: 'cancelOrder', actor: 'guest', subject: order.orderId });
  });

  it('gets one answer from two tabs at once, and is written down once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await guest.paid();
      const answers = await Promise.all([cancel(order), cancel(order), cancel(order)]);
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
      const entries = await api.stores.audit.read({ shopIds: undefined, before: undefined, limit: 100 });
      expect(entries.filter(({ subject }) => subject === order.orderId)).toHaveLength(1);
    }
  });

  it('is refused once the kitchen has started, and before the order is paid', async () => {
    const [started, unpaid] = [await guest.paid(), await guest.placed()];
    const cook = (await aStaffMember(api)).browser;
    await cook.send('PUT', staffPaths.orderStatus(started.orderId), { from: 'Added', status: 'Started' });
    for (const order of [started, unpaid]) {
      const refused = await cancel(order);
      expect([refused.status, readProblem(refused).code]).toEqual([409, 'shop-method-not-supported']);
    }
    expect((await guest.paymentState(started, started.paymentId)).status).toBe('captured');
  });

  it('is refused for an order that the shop took back, which keeps its reason', async () => {
    const order = await guest.paid();
    const cook = (await aStaffMember(api)).browser;
    const move = { from: 'Added', status: 'Rollbacked', reason: 'No bread today' };
    expect((await cook.send('PUT', staffPaths.orderStatus(order.orderId), move)).status).toBe(200);
    expect((await cancel(order)).status).toBe(409);
    const details = await guest.get(`/api/order/${order.orderId}/details`, {
      'customer-code': order.customerCode,
    });
    expect(JSON.parse(details.text)).toMatchObject({ reason: { kind: 'staff', text: 'No bread today' } });
  });

  it('wins or loses against the kitchen, and the money with it', async () => {
    const cook = (await aStaffMember(api)).browser;
    for (let round = 0; round < 5; round += 1) {
      const order = await guest.paid();
      const [cancelled, started] = await Promise.all([
        cancel(order),
        cook.send('PUT', staffPaths.orderStatus(order.orderId), { from: 'Added', status: 'Started' }),
      ]);
      const { status } = await guest.paymentState(order, order.paymentId);
      expect([cancelled.status, started.status, status]).toEqual(
        cancelled.status === 204 ? [204, 409, 'released'] : [409, 200, 'captured'],
      );
    }
  });

  it('is for the holder of the order', async () => {
    expect((await cancel(await guest.paid(), token())).status).toBe(404);
  });
});

describe('a refund by staff', () => {
  it('is a manager’s, once for its id, and written down', async () => {
    const order = await guest.paid();
    const [manager, cook] = [await aStaffMember(api, 'manager'), await aStaffMember(api)];
    await cook.browser.send('PUT', staffPaths.orderStatus(order.orderId), {
      from: 'Added',
      status: 'Started',
    });
    const path = staffPaths.refund(order.orderId, token());
    const body = { amount: 1, reason: 'cold' };
    expect((await cook.browser.send('PUT', path, body)).status).toBe(403);
    const answers = [
      await manager.browser.send('PUT', path, body),
      await manager.browser.send('PUT', path, body),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    const [entry] = await api.stores.audit.read({ shopIds: undefined, before: undefined, limit: 1 });
    expect(entry).toMatchObject({ act: 'refund', actor: manager.email, shopId: 1, subject: order.orderId });
    expect(entry?.detail).toBe('1 SEK: cold');
  });
});
