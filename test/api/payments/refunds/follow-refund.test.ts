import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseRefundId } from '@/domain/order/order';
import { captureOrder } from '@api/payments/capture-payment';
import { configuredCompany } from '@api/payments/configured-company';
import { processNotification } from '@api/payments/process-notification';
import { makeRefund } from '@api/payments/refunds/make-refund';
import { settlePayment } from '@api/payments/settle-payment';
import { orderMoney } from '@api/receipts/order-money';
import { memoryStores } from '@api/stores';
import { aTill, type Till } from '@test/support/api/a-till';
import { token } from '@test/support/api/guest';
import { reconcile } from '@test/support/api/reconcile';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';
import { ManualClock } from '@test/support/memory/manual-clock';
import { openLocalStripe, STRIPE_KEY, type LocalStripe } from '@test/support/payments/local-stripe';

const clock = new ManualClock();
let stripe: LocalStripe;
let till: Till;

beforeAll(async () => {
  stripe = await openLocalStripe(clock);
  const stores = memoryStores();
  const { address } = stripe.server;
  const { provider } = await configuredCompany(
    { kind: 'stripe', address, secretKey: STRIPE_KEY, webhookSecrets: ['whsec_x'] },
    { references: stores.providerReferences, clock },
  );
  till = await aTill(stores, { clock, company: { provider, pay: stripe.pay } });
});
afterAll(() => stripe.server.close());

const TEN = amount('10');

/** An order of which 10 is given back at Stripe, where the refund has this status. */
async function refunded(status: LocalStripe['newRefunds']) {
  const order = await till.placed();
  const payment = await till.started(order);
  await till.pays(payment);
  await settlePayment(till.deps, payment);
  await captureOrder(till.deps, order.id);
  stripe.newRefunds = status;
  const request = {
    ...{ id: must(parseRefundId(token())), reason: 'late', actor: 'siv' },
    wish: { kind: 'amount', amount: TEN },
  } as const;
  const made = await makeRefund(till.deps, await till.order(order.id), request);
  stripe.newRefunds = 'succeeded';
  const money = async () => orderMoney(till.stores, await till.order(order.id));
  const notify = () => processNotification(till.deps, { id: token(), paymentId: payment.id });
  return { order, payment, made, money, notify };
}

const alarmsOf = (orderId: string) => till.alarms.filter((alarm) => alarm.orderId === orderId);

describe('a refund on its way', () => {
  it('is not shown as given back until the bank has it', async () => {
    const { payment, made, money } = await refunded('pending');
    expect(made).toMatchObject({ value: { status: 'pending' } });
    expect(await money()).toMatchObject({ refunds: [], openRefunds: [{ amount: TEN, state: 'pending' }] });
    stripe.moveRefunds(payment.id, 'succeeded');
    await clock.advance(10_000);
    await reconcile(till.deps);
    expect(await money()).toMatchObject({ refunds: [{ amount: TEN }], openRefunds: [] });
    expect(stripe.refunded(payment.id)).toBe(1_000);
  });

  it.each(['failed', 'canceled'] as const)(
    'that is %s later raises an alarm, and the guest reads it',
    async (status) => {
      const { order, payment, money } = await refunded('pending');
      stripe.moveRefunds(payment.id, status);
      await clock.advance(10_000);
      await reconcile(till.deps);
      expect(alarmsOf(order.id)).toMatchObject([{ kind: 'refundFailed', amount: TEN, currency: 'SEK' }]);
      expect(await money()).toMatchObject({ refunds: [], openRefunds: [{ amount: TEN, state: 'failed' }] });
      const entries = await till.stores.audit.read({ shopIds: undefined, before: undefined, limit: 1 });
      expect(entries).toMatchObject([
        { actor: 'server', act: 'refund', subject: order.id, detail: '10 SEK, failed: late' },
      ]);
    },
  );
});

describe('a refund that was confirmed', () => {
  it('and fails is found by a notification, raises one alarm, and can be made anew', async () => {
    const { order, payment, made, money, notify } = await refunded('succeeded');
    expect(made).toMatchObject({ value: { status: 'refunded' } });
    await notify();
    expect(alarmsOf(order.id)).toEqual([]);
    stripe.moveRefunds(payment.id, 'failed');
    await notify();
    await notify();
    expect(alarmsOf(order.id)).toHaveLength(1);
    expect(await money()).toMatchObject({ refunds: [], openRefunds: [{ state: 'failed' }] });
    await clock.advance(60_000);
    const again = {
      ...{ id: must(parseRefundId(token())), reason: 'late', actor: 'siv' },
      wish: { kind: 'rest' },
    } as const;
    await makeRefund(till.deps, await till.order(order.id), again);
    expect(await money()).toMatchObject({ refunds: [{ amount: order.total }], openRefunds: [] });
  });
});
