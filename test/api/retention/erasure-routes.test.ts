import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseOrderId } from '@/domain/order/order';
import { auditOf } from '@api/audit/audit';
import { forgetOld } from '@api/retention/forgetting';
import { Guest, token } from '@test/support/api/guest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';
import { must } from '@test/support/builders/must';

let api: TestApi;
let guest: Guest;

beforeAll(async () => {
  api = await openTestApi();
  guest = new Guest(api.origin);
});
afterAll(() => api.close());

const anOrder = () => guest.placed({ email: 'me@example.com', note: 'utan lök' });
const read = async (orderId: string) => must(await api.stores.orders.find(must(parseOrderId(orderId))));
const erase = (orderId: string, code: string) =>
  guest.send('DELETE', `/api/order/${orderId}/personal-data`, undefined, { 'customer-code': code });

describe('DELETE /api/order/{orderId}/personal-data', () => {
  it('removes the address and the note once the order has ended', async () => {
    const { orderId, customerCode } = await anOrder();
    const { id } = await read(orderId);
    await api.stores.orders.move(id, 'calculatedPrice', 'rollbacked', api.clock.now());
    expect((await erase(orderId, customerCode)).status).toBe(204);
    expect(await read(orderId)).toMatchObject({ email: undefined, note: '' });
    expect((await erase(orderId, customerCode)).status).toBe(204);
  });

  it.each(['done', 'delivered'] as const)('removes them of an order that is %s', async (status) => {
    const { orderId, customerCode } = await anOrder();
    const { id } = await read(orderId);
    await api.stores.orders.move(id, 'calculatedPrice', status, api.clock.now());
    expect((await erase(orderId, customerCode)).status).toBe(204);
    expect(await read(orderId)).toMatchObject({ email: undefined, note: '' });
  });

  it.each(['added', 'started', 'finnished'] as const)(
    'is refused for an order that is %s',
    async (status) => {
      const { orderId, customerCode } = await anOrder();
      const { id } = await read(orderId);
      await api.stores.orders.move(id, 'calculatedPrice', status, api.clock.now());
      expect((await erase(orderId, customerCode)).status).toBe(409);
    },
  );

  it('is refused while the kitchen may need them', async () => {
    const { orderId, customerCode } = await anOrder();
    expect((await erase(orderId, customerCode)).status).toBe(409);
    expect(await read(orderId)).toMatchObject({ email: 'me@example.com', note: 'utan lök' });
  });

  it('is refused without the code of the order', async () => {
    const { orderId } = await anOrder();
    expect((await erase(orderId, token())).status).toBe(404);
  });
});

describe('forgetOld', () => {
  it('forgets what is older than its days', async () => {
    const { orderId } = await anOrder();
    await auditOf({ ...api.stores, clock: api.clock })({ actor: 'siv', act: 'logIn' });
    const audited = () => api.stores.audit.read({ shopIds: undefined, before: undefined, limit: 1 });
    const forget = () =>
      forgetOld({
        ...api.stores,
        clock: api.clock,
        days: { contacts: 30, notes: undefined, payments: undefined, orders: undefined, audit: 30 },
      });
    await api.clock.sleep(29 * 86_400_000);
    await forget();
    expect(await read(orderId)).toMatchObject({ email: 'me@example.com' });
    expect(await audited()).toHaveLength(1);
    await api.clock.sleep(2 * 86_400_000);
    await forget();
    expect(await read(orderId)).toMatchObject({ email: undefined, note: 'utan lök' });
    expect(await audited()).toEqual([]);
  });

  it('forgets in batches until nothing old is left', async () => {
    const hasMore = [true, true, false, true, false];
    const limits: number[] = [];
    const next = (limit: number): Promise<boolean> =>
      Promise.resolve(hasMore[limits.push(limit) - 1] ?? false);
    await forgetOld({
      ...api.stores,
      retention: {
        erase: () => Promise.resolve(),
        forgetCounts: () => Promise.resolve(),
        forget: (_before, limit) => next(limit),
      },
      audit: {
        record: () => Promise.resolve(),
        read: () => Promise.resolve([]),
        forget: (_before, limit) => next(limit),
      },
      clock: api.clock,
      days: { contacts: 30, notes: 30, payments: 30, orders: 30, audit: 30 },
    });
    expect(limits).toEqual([500, 500, 500, 500, 500]);
  });
});
