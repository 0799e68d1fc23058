import { describe, expect, it } from 'vitest';
import { UNPAID_ORDER_EXPIRY_MS } from '@api/orders/unpaid-orders';
import { dayOf } from '@api/orders/place-order';
import { orderMoney } from '@api/receipts/order-money';
import { rollBackOrder } from '@api/payments/roll-back-order';
import { settlePayment } from '@api/payments/settle-payment';
import { settleDay } from '@api/settlement/settle-day';
import { aTill, type Till } from '@test/support/api/a-till';
import { reconcile } from '@test/support/api/reconcile';
import { amount } from '@test/support/builders/ids';

async function reserved(till: Till) {
  const order = await till.placed();
  const payment = await till.started(order);
  await till.pays(payment);
  return { order, payment: await settlePayment(till.deps, payment) };
}

const audit = (till: Till) => till.stores.audit.read({ shopIds: undefined, before: undefined, limit: 9 });

describe('money that was captured outside for an order that was taken back', () => {
  it('is given back once, with an alarm, an entry of the log and a line of the settlement', async () => {
    const till = await aTill();
    const { order, payment } = await reserved(till);
    await till.stores.ledger.capture(payment.id, till.clock.now());
    await rollBackOrder(till.deps, order.id, 'added');
    const facts = { orderId: order.id, paymentId: payment.id, amount: order.total, currency: 'SEK' };
    expect(till.alarms).toEqual([{ kind: 'capturedOutside', ...facts }]);
    expect(await till.stores.refunds.ofOrder(order.id)).toMatchObject([
      { amount: order.total, status: 'refunded' },
    ]);
    expect((await audit(till)).filter(({ act }) => act === 'refund')).toMatchObject([
      { actor: 'server', subject: order.id },
    ]);
    const report = await settleDay(
      { ...till.stores, ...till.deps },
      dayOf(till.clock.now(), order.timeZone),
      undefined,
    );
    expect(report).toMatchObject({
      shops: [{ captured: order.total, refunded: order.total }],
      incidents: [{ kind: 'capturedOutside', ...facts }],
      books: { differences: [] },
    });
    const money = await orderMoney(till.stores, await till.order(order.id));
    expect(money).toMatchObject({ refunds: [{ amount: order.total }], openRefunds: [], receipt: undefined });
    till.provider.calls.length = 0;
    await till.clock.advance(60_000);
    await reconcile(till.deps);
    expect(till.provider.calls).toEqual([]);
    expect(till.alarms).toHaveLength(1);
  });

  it('is given back by the reconciler where the company does not answer at first', async () => {
    const till = await aTill();
    const { order, payment } = await reserved(till);
    await till.stores.ledger.capture(payment.id, till.clock.now());
    till.provider.break('refund', 'lost');
    await rollBackOrder(till.deps, order.id, 'added');
    expect(await orderMoney(till.stores, await till.order(order.id))).toMatchObject({
      openRefunds: [{ amount: order.total, state: 'pending' }],
    });
    await till.clock.advance(10_000);
    await reconcile(till.deps);
    expect(await till.stores.refunds.ofOrder(order.id)).toMatchObject([{ status: 'refunded' }]);
  });

  it('is not touched while its order goes on', async () => {
    const till = await aTill();
    const { order, payment } = await reserved(till);
    await till.stores.ledger.capture(payment.id, till.clock.now());
    await reconcile(till.deps);
    expect((await till.order(order.id)).status).toBe('added');
    expect(till.alarms).toEqual([]);
    expect(await till.stores.refunds.ofOrder(order.id)).toEqual([]);
  });

  it('is what the company has, also where that is not the price', async () => {
    const till = await aTill();
    const order = await till.placed();
    const payment = await till.started(order);
    await till.pays(payment);
    await till.stores.ledger.capture(payment.id, till.clock.now());
    till.provider.lie = (state) => (state.kind === 'captured' ? { ...state, amount: amount('1') } : state);
    await settlePayment(till.deps, payment);
    expect((await till.order(order.id)).status).toBe('calculatedPrice');
    await till.clock.advance(UNPAID_ORDER_EXPIRY_MS + 1);
    await reconcile(till.deps);
    expect((await till.order(order.id)).status).toBe('rollbacked');
    expect(await till.stores.refunds.ofOrder(order.id)).toMatchObject([
      { amount: amount('1'), status: 'refunded' },
    ]);
  });
});
