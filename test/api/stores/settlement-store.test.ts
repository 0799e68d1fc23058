import { beforeAll, expect, it } from 'vitest';
import { parseRefundId } from '@/domain/order/order';
import { addMs, type Instant } from '@/domain/shared/instant';
import { storeChain } from '@api/chain/store-chain';
import { aChain } from '@test/support/api/a-chain';
import { aKey, aNewOrder, aNewPayment, NOON } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';
import { token } from '@test/support/api/guest';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';

describeEachStore('SettlementStore', (stores) => {
  beforeAll(() => storeChain(stores(), aChain()));

  async function captured(at: Instant) {
    const order = aNewOrder();
    await stores().orders.place(order, aKey());
    const payment = aNewPayment({ orderId: order.id });
    await stores().payments.begin(payment, 1);
    await stores().payments.reserve(payment.id, addMs(at, -1));
    await stores().payments.beginCapture(payment.id);
    await stores().payments.capture(payment.id, at);
    return payment;
  }

  async function refunded(payment: Awaited<ReturnType<typeof captured>>, at: Instant | undefined) {
    const id = must(parseRefundId(token()));
    const { orderId, id: paymentId, currency } = payment;
    const refund = { id, orderId, paymentId, currency, amount: amount('1'), lines: [], reason: 'late' };
    await stores().refunds.begin({ ...refund, requestedAt: NOON }, () => 1);
    if (at !== undefined) await stores().refunds.end(id, 'refunded', at);
    return id;
  }

  const DAY_MS = 86_400_000;
  const settledIds = async (from: Instant, until: Instant) =>
    (await stores().settlements.settled(from, until)).map(({ payment }) => payment.id);

  it('has what was captured, or given back, in the time', async () => {
    const start = addMs(NOON, DAY_MS);
    const [before, within, after] = [
      await captured(addMs(start, -1)),
      await captured(start),
      await captured(addMs(start, DAY_MS)),
    ];
    const [first, second] = [
      await refunded(before, addMs(start, 20)),
      await refunded(before, addMs(start, 10)),
    ];
    await refunded(after, undefined);
    expect(new Set(await settledIds(start, addMs(start, DAY_MS)))).toEqual(new Set([before.id, within.id]));
    const settled = await stores().settlements.settled(start, addMs(start, DAY_MS));
    expect(settled.find(({ payment }) => payment.id === before.id)).toMatchObject({
      capturedAt: addMs(start, -1),
      order: { id: before.orderId, status: 'started' },
      refunds: [{ id: second }, { id: first }],
    });
    expect(await settledIds(addMs(start, DAY_MS), addMs(start, 2 * DAY_MS))).toEqual([after.id]);
  });

  it('has what was given back at its first instant, and what failed to be', async () => {
    const start = addMs(NOON, 20 * DAY_MS);
    const payment = await captured(addMs(start, -DAY_MS));
    const id = await refunded(payment, start);
    expect(await settledIds(start, addMs(start, 1))).toEqual([payment.id]);
    const failedAt = addMs(start, DAY_MS);
    await stores().refunds.fail(id, failedAt);
    expect(await stores().settlements.settled(failedAt, addMs(failedAt, 1))).toMatchObject([
      { payment: { id: payment.id }, refunds: [], failedRefunds: [{ id, failedAt }] },
    ]);
    expect(await settledIds(start, addMs(start, 1))).toEqual([]);
  });

  it('has what was captured outside', async () => {
    const order = aNewOrder();
    await stores().orders.place(order, aKey());
    const payment = aNewPayment({ orderId: order.id });
    await stores().payments.begin(payment, 1);
    await stores().payments.reserve(payment.id, NOON);
    await stores().orders.move(order.id, 'added', 'rollbacked', NOON);
    const at = addMs(NOON, 30 * DAY_MS);
    const { id: paymentId, orderId, amount: whole, currency } = payment;
    const refund = { orderId, paymentId, amount: whole, currency, lines: [], reason: 'x', requestedAt: at };
    await stores().refunds.beginOfCaptured({ ...refund, id: must(parseRefundId(token())) });
    expect(await stores().settlements.settled(at, addMs(at, 1))).toMatchObject([
      { payment: { id: paymentId, capturedOutsideAt: at }, capturedAt: at, refunds: [] },
    ]);
  });

  it('has nothing that is only reserved', async () => {
    const order = aNewOrder();
    await stores().orders.place(order, aKey());
    const payment = aNewPayment({ orderId: order.id });
    await stores().payments.begin(payment, 1);
    await stores().payments.reserve(payment.id, addMs(NOON, 9 * DAY_MS));
    expect(await settledIds(addMs(NOON, 9 * DAY_MS), addMs(NOON, 10 * DAY_MS))).toEqual([]);
  });
});
