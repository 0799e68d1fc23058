import { beforeAll, expect, it } from 'vitest';
import { parseRefundId } from '@/domain/order/order';
import { addMs } from '@/domain/shared/instant';
import { storeChain } from '@api/chain/store-chain';
import type { NewRefund } from '@api/payments/refunds/refund';
import { aChain } from '@test/support/api/a-chain';
import { aKey, aNewOrder, aNewPayment, NOON } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';
import { token } from '@test/support/api/guest';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';

describeEachStore('RefundStore', (stores) => {
  beforeAll(() => storeChain(stores(), aChain()));

  /** A captured payment of 100. */
  async function captured() {
    const order = aNewOrder();
    await stores().orders.place(order, aKey());
    const payment = aNewPayment({ orderId: order.id, amount: amount('100') });
    await stores().payments.begin(payment, 1);
    await stores().payments.reserve(payment.id, NOON);
    await stores().payments.beginCapture(payment.id);
    await stores().payments.capture(payment.id, NOON);
    return (decimal: string, different: Partial<NewRefund> = {}): NewRefund => ({
      id: must(parseRefundId(token())),
      ...{ orderId: order.id, paymentId: payment.id, amount: amount(decimal), currency: payment.currency },
      ...{ lines: [], reason: 'cold', requestedAt: NOON },
      ...different,
    });
  }
  const begin = (refund: NewRefund) => stores().refunds.begin(refund, () => 2);

  it('returns a refund as it was begun, and as it ended', async () => {
    const aRefund = await captured();
    const refund = aRefund('12.50', { lines: [{ index: 1, quantity: 2 }] });
    expect(await begin(refund)).toEqual({
      kind: 'begun',
      refund: { ...refund, status: 'pending', endedAt: undefined, failedAt: undefined },
    });
    expect(await begin({ ...refund, amount: amount('1') })).toEqual({
      kind: 'begun',
      refund: { ...refund, status: 'pending', endedAt: undefined, failedAt: undefined },
    });
    for (const [index, status] of (['refused', 'refunded', 'refunded', 'refused'] as const).entries()) {
      await stores().refunds.end(refund.id, status, addMs(NOON, index));
    }
    const ended = { ...refund, status: 'refunded', endedAt: addMs(NOON, 1), failedAt: undefined };
    expect(await stores().refunds.ofOrder(refund.orderId)).toEqual([ended]);
  });

  it('begins one refund under an id, whatever orders ask for it at once', async () => {
    const [first, second] = [await captured(), await captured()];
    const id = must(parseRefundId(token()));
    const asked = [first('10', { id }), second('10', { id })];
    const outcomes = await Promise.all(asked.map(begin));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['begun', 'idOfOtherOrder']);
    const made = await Promise.all(asked.map(({ orderId }) => stores().refunds.ofOrder(orderId)));
    expect(made.flat()).toHaveLength(1);
  });

  it('never begins more than the payment, however many at once', async () => {
    const aRefund = await captured();
    const outcomes = await Promise.all(['40', '40', '40', '40'].map((decimal) => begin(aRefund(decimal))));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['begun', 'begun', 'tooMuch', 'tooMuch']);
  });

  it('has room again after a refusal of the provider', async () => {
    const aRefund = await captured();
    const refused = aRefund('100');
    await begin(refused);
    expect(await begin(aRefund('1'))).toEqual({ kind: 'tooMuch' });
    await stores().refunds.end(refused.id, 'refused', NOON);
    expect((await begin(aRefund('100'))).kind).toBe('begun');
  });

  it('never begins more of a line than was ordered', async () => {
    const aRefund = await captured();
    const one = { lines: [{ index: 0, quantity: 1 }] };
    const outcomes = await Promise.all([1, 2, 3].map(() => begin(aRefund('10', one))));
    expect(outcomes.filter(({ kind }) => kind === 'begun')).toHaveLength(2);
  });

  it('lists the pending ones until a time', async () => {
    const aRefund = await captured();
    const [early, late, ended] = [
      aRefund('1'),
      aRefund('1', { requestedAt: addMs(NOON, 60_000) }),
      aRefund('1'),
    ];
    for (const each of [late, early, ended]) await begin(each);
    await stores().refunds.end(ended.id, 'refunded', NOON);
    const listed = async (until: typeof NOON) =>
      (await stores().refunds.pending(until, 1_000)).map(({ id }) => id);
    expect(await listed(NOON)).toContain(early.id);
    expect(await listed(NOON)).not.toContain(late.id);
    expect(await listed(addMs(NOON, 60_000))).toContain(late.id);
    expect(await listed(addMs(NOON, 60_000))).not.toContain(ended.id);
  });

  it('lets a refund fail after it was confirmed, once and for good', async () => {
    const aRefund = await captured();
    const refund = aRefund('10');
    await begin(refund);
    await stores().refunds.end(refund.id, 'refunded', NOON);
    const at = addMs(NOON, 5);
    expect(await stores().refunds.fail(refund.id, at)).toBe(true);
    expect(await stores().refunds.fail(refund.id, addMs(at, 1))).toBe(false);
    expect(await stores().refunds.end(refund.id, 'refunded', addMs(at, 1))).toBe(false);
    expect(await stores().refunds.ofOrder(refund.orderId)).toEqual([
      { ...refund, status: 'refused', endedAt: at, failedAt: at },
    ]);
    expect((await begin(aRefund('100'))).kind).toBe('begun');
  });

  it('begins the refund of money that was captured outside once, for an order that was taken back', async () => {
    const order = aNewOrder();
    await stores().orders.place(order, aKey());
    const payment = aNewPayment({ orderId: order.id, amount: amount('100') });
    await stores().payments.begin(payment, 1);
    await stores().payments.reserve(payment.id, NOON);
    const refund: NewRefund = {
      ...{ id: must(parseRefundId(token())), orderId: order.id, paymentId: payment.id },
      ...{ amount: payment.amount, currency: payment.currency, lines: [], reason: 'outside' },
      requestedAt: addMs(NOON, 1),
    };
    const { refunds, payments, orders } = stores();
    expect(await refunds.beginOfCaptured(refund)).toBeUndefined();
    await orders.move(order.id, 'added', 'rollbacked', NOON);
    const begun = { ...refund, status: 'pending', endedAt: undefined, failedAt: undefined };
    const both = await Promise.all([1, 2].map(() => refunds.beginOfCaptured(refund)));
    expect(both.toSorted((one) => (one === undefined ? 1 : -1))).toEqual([begun, undefined]);
    expect(await payments.find(order.id, payment.id)).toMatchObject({
      ...{ status: 'captured', capturedOutsideAt: addMs(NOON, 1) },
    });
    expect(await refunds.ofOrder(order.id)).toEqual([begun]);
  });
});
