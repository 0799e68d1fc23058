import { beforeAll, expect, it } from 'vitest';
import type { OrderId } from '@/domain/order/order';
import { addMs } from '@/domain/shared/instant';
import { storeChain } from '@api/chain/store-chain';
import type { ForgetBefore } from '@api/retention/retention-store';
import { aChain } from '@test/support/api/a-chain';
import { aKey, aNewOrder, aNewPayment, NOON } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';

const NOTHING: ForgetBefore = {
  contacts: undefined,
  notes: undefined,
  payments: undefined,
  orders: undefined,
};
const LATER = addMs(NOON, 1);
const RULES = { restMs: 60_000, maxSent: 1 };

describeEachStore('RetentionStore', (stores) => {
  beforeAll(() => storeChain(stores(), aChain()));

  async function anOrder(different: Parameters<typeof aNewOrder>[0] = {}): Promise<OrderId> {
    const order = aNewOrder({ phoneNumber: '+46701234567', ...different });
    await stores().orders.place(order, aKey());
    return order.id;
  }
  const read = (orderId: OrderId) => stores().orders.find(orderId);
  const requestReceipt = (orderId: OrderId) =>
    stores().receipts.request({ orderId, email: 'me@example.com', promisedTo: [] }, NOON, RULES);
  const forgetAll = async (before: Partial<ForgetBefore>, limit = 100): Promise<void> => {
    while (await stores().retention.forget({ ...NOTHING, ...before }, limit));
  };

  it('erases contact, note and receipts of one order, and no other', async () => {
    const [order, other] = [await anOrder(), await anOrder()];
    await requestReceipt(order);
    await stores().retention.erase(order);
    expect(await read(order)).toMatchObject({
      ...{ email: undefined, phoneNumber: undefined, note: '', dietaryNeeds: undefined },
    });
    expect((await read(order))?.items).toHaveLength(1);
    expect((await requestReceipt(order)).kind).toBe('written');
    expect(await read(other)).toMatchObject({ email: 'me@example.com', note: 'utan lök' });
  });

  it('erases and forgets what staff wrote to the guest, and not that it took the order back', async () => {
    const [erased, old] = [await anOrder(), await anOrder({ note: '' })];
    for (const order of [erased, old])
      await stores().orders.move(order, 'calculatedPrice', 'rollbacked', NOON, {
        reason: { kind: 'staff', text: 'Åsa, no salmon today' },
      });
    await stores().retention.erase(erased);
    await forgetAll({ notes: LATER });
    for (const order of [erased, old])
      expect((await read(order))?.reason).toEqual({ kind: 'staff', text: '' });
  });

  it('forgets nothing where everything is stored without end', async () => {
    const order = await anOrder();
    expect(await stores().retention.forget(NOTHING, 100)).toBe(false);
    expect(await read(order)).toMatchObject({ email: 'me@example.com', note: 'utan lök' });
  });

  it('forgets old contacts and receipts, in batches, and no newer ones', async () => {
    const old = [await anOrder(), await anOrder(), await anOrder()];
    const recent = await anOrder({ placedAt: LATER });
    await requestReceipt(old[0] ?? recent);
    await forgetAll({ contacts: LATER }, 2);
    for (const order of old)
      expect(await read(order)).toMatchObject({ email: undefined, phoneNumber: undefined, note: 'utan lök' });
    expect((await requestReceipt(old[0] ?? recent)).kind).toBe('written');
    expect(await read(recent)).toMatchObject({ email: 'me@example.com' });
  });

  it('forgets more receipts than a batch has, also of orders whose contact is forgotten already', async () => {
    const orders = [await anOrder(), await anOrder(), await anOrder()];
    await forgetAll({ contacts: LATER });
    for (const order of orders) await requestReceipt(order);
    await forgetAll({ contacts: LATER }, 2);
    for (const order of orders) expect((await requestReceipt(order)).kind).toBe('written');
  });

  it('forgets old notes alone', async () => {
    const [old, recent] = [await anOrder(), await anOrder({ placedAt: LATER })];
    await forgetAll({ notes: LATER });
    expect(await read(old)).toMatchObject({
      ...{ note: '', dietaryNeeds: undefined, email: 'me@example.com' },
    });
    expect(await read(recent)).toMatchObject({ note: 'utan lök' });
  });

  it('forgets old payments that have ended, and none in progress', async () => {
    const [paid, open] = [await anOrder(), await anOrder()];
    const [ended, waiting] = [aNewPayment({ orderId: paid }), aNewPayment({ orderId: open })];
    await stores().payments.begin(ended, 5);
    await stores().payments.end(ended.id, 'failed', 'payment-01');
    await stores().payments.begin(waiting, 5);
    await forgetAll({ payments: LATER });
    expect(await stores().payments.withId(ended.id)).toBeUndefined();
    expect(await stores().payments.withId(waiting.id)).toMatchObject({ status: 'created' });
  });

  it('forgets old orders with their payments, and none with a payment in progress', async () => {
    const [old, open, recent] = [await anOrder(), await anOrder(), await anOrder({ placedAt: LATER })];
    const [ended, waiting] = [aNewPayment({ orderId: old }), aNewPayment({ orderId: open })];
    await stores().payments.begin(ended, 5);
    await stores().payments.end(ended.id, 'failed', 'payment-01');
    await stores().payments.begin(waiting, 5);
    await requestReceipt(old);
    await forgetAll({ orders: LATER });
    expect(await read(old)).toBeUndefined();
    expect(await stores().payments.withId(ended.id)).toBeUndefined();
    expect(await read(open)).toBeDefined();
    expect(await read(recent)).toBeDefined();
  });
});
