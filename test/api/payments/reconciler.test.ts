import { describe, expect, it } from 'vitest';
import type { PaymentId } from '@/domain/order/order';
import { wait } from '@/domain/ports/clock';
import type { PaymentProvider } from '@api/payments/payment-provider';
import { silentMeter } from '@api/metrics/meter';
import { GuardedProvider } from '@api/payments/guarded-provider';
import { moveOrder } from '@api/operator/move-order';
import type { StoredPayment } from '@api/orders/stored-payment';
import { settlePayment } from '@api/payments/settle-payment';
import { must } from '@test/support/builders/must';
import { SIDE_BY_SIDE, startReconciler } from '@api/payments/reconciler';
import { reconcile } from '@test/support/api/reconcile';
import { aTill, type Till } from '@test/support/api/a-till';

const OPEN_PAYMENTS = 150;
const ANSWER_MS = 500;
const MINUTE_MS = 60_000;

interface Pace {
  readonly silent?: ReadonlySet<PaymentId>;
  readonly answerMs?: number;
}

/** A provider that takes its time, and never answers about some payments. */
function slowed(till: Till, { silent = new Set(), answerMs = ANSWER_MS }: Pace) {
  const asked: PaymentId[] = [];
  let running = 0;
  let most = 0;
  const provider: PaymentProvider = {
    name: 'slow',
    open: (payment) => till.provider.open(payment),
    fetchState: async (id) => {
      asked.push(id);
      most = Math.max(most, (running += 1));
      if (silent.has(id)) return new Promise(() => undefined);
      await wait(till.clock, answerMs);
      running -= 1;
      return till.provider.fetchState(id);
    },
    capture: (id) => till.provider.capture(id),
    release: (id) => till.provider.release(id),
    refund: (refund) => till.provider.refund(refund),
  };
  return { provider, asked, most: () => most };
}

async function paid(till: Till, count: number, shopId = 1): Promise<readonly PaymentId[]> {
  const ids: PaymentId[] = [];
  for (let index = 0; index < count; index += 1) {
    const payment = await till.started(await till.placed({ shopId }));
    await till.pays(payment);
    ids.push(payment.id);
  }
  return ids;
}

const reservedOf = async (till: Till, ids: readonly PaymentId[]): Promise<number> => {
  const payments = await Promise.all(ids.map((id) => till.stores.payments.withId(id)));
  return payments.filter((payment) => payment?.status === 'reserved').length;
};

const mustNotFail = (error: unknown): never => {
  throw error;
};

it('writes down a capture whose process was killed as made by the server', async () => {
  const till = await aTill();
  const [id] = await paid(till, 1);
  await settlePayment(till.deps, must(await till.stores.payments.withId(must(id))));
  const { orderId } = must(await till.stores.payments.withId(must(id)));
  till.provider.break('capture', 'crashAfter');
  await expect(moveOrder(till.deps, orderId, 'started', { actor: 'siv' })).rejects.toThrow();
  await till.clock.advance(10_000);
  await reconcile(till.deps);
  expect((await till.order(orderId)).status).toBe('started');
  expect(await till.stores.audit.read({ shopIds: undefined, before: undefined, limit: 9 })).toMatchObject([
    { actor: 'server', act: 'moveOrder', subject: orderId, detail: 'added → started' },
  ]);
});

describe('an order that no kitchen begins', () => {
  const BEGUN_MS = 20 * MINUTE_MS;

  async function reserved(till: Till): Promise<StoredPayment> {
    const [id] = await paid(till, 1);
    await settlePayment(till.deps, must(await till.stores.payments.withId(must(id))));
    return must(await till.stores.payments.withId(must(id)));
  }

  it('is taken back after the set time, its money released, and written down', async () => {
    const till = await aTill();
    const [late, begun] = [await reserved(till), await reserved(till)];
    await moveOrder(till.deps, begun.orderId, 'started');
    const stop = startReconciler({ ...till.deps, acceptWithinMs: BEGUN_MS }, mustNotFail);
    await till.clock.advance(BEGUN_MS - MINUTE_MS);
    expect((await till.order(late.orderId)).status).toBe('added');
    await till.clock.advance(2 * MINUTE_MS);
    stop();
    expect(await till.order(late.orderId)).toMatchObject({
      ...{ status: 'rollbacked', reason: { kind: 'notAccepted' } },
    });
    expect((await till.stores.payments.withId(late.id))?.status).toBe('released');
    expect((await till.order(begun.orderId)).status).toBe('started');
    expect(await till.stores.audit.read({ shopIds: undefined, before: undefined, limit: 9 })).toMatchObject([
      { actor: 'server', act: 'releaseOrder', subject: late.orderId },
    ]);
  });

  it('is finished where the kitchen has begun it and the provider answered too late', async () => {
    const till = await aTill();
    const begun = await reserved(till);
    till.provider.break('capture', 'lost', 1_000);
    await moveOrder(till.deps, begun.orderId, 'started');
    const stop = startReconciler({ ...till.deps, acceptWithinMs: BEGUN_MS }, mustNotFail);
    await till.clock.advance(2 * BEGUN_MS);
    till.provider.mend();
    await till.clock.advance(MINUTE_MS);
    stop();
    expect((await till.order(begun.orderId)).status).toBe('started');
    expect((await till.stores.payments.withId(begun.id))?.status).toBe('captured');
  });

  it('waits without end where no time is set', async () => {
    const till = await aTill();
    const { orderId } = await reserved(till);
    const stop = startReconciler(till.deps, mustNotFail);
    await till.clock.advance(100 * MINUTE_MS);
    stop();
    expect((await till.order(orderId)).status).toBe('added');
  });
});

describe('startReconciler', () => {
  it('settles 150 open payments at a provider that takes 500 ms within 60 s, with bounded concurrency', async () => {
    const till = await aTill();
    const ids = await paid(till, OPEN_PAYMENTS);
    const { provider, most } = slowed(till, {});
    const stop = startReconciler({ ...till.deps, provider }, mustNotFail);
    await till.clock.advance(60_000);
    stop();
    expect(await reservedOf(till, ids)).toBe(OPEN_PAYMENTS);
    expect(most()).toBe(SIDE_BY_SIDE);
  });

  it('settles the others while the provider is silent about the oldest ones', async () => {
    const till = await aTill();
    const silent = new Set(await paid(till, SIDE_BY_SIDE));
    await till.clock.advance(1_000);
    const ids = await paid(till, 20);
    const { provider } = slowed(till, { silent });
    const guarded = new GuardedProvider(provider, till.clock, {
      meter: silentMeter,
      reportUnavailable: () => undefined,
    });
    const stop = startReconciler({ ...till.deps, provider: guarded }, mustNotFail);
    await till.clock.advance(60_000);
    stop();
    expect(await reservedOf(till, ids)).toBe(20);
  });

  it('never lets the many payments of one shop delay those of another', async () => {
    const till = await aTill();
    await paid(till, 400);
    const { provider } = slowed(till, {});
    const stop = startReconciler({ ...till.deps, provider }, mustNotFail);
    await till.clock.advance(6_000);
    const others = await paid(till, 3, 2);
    await till.clock.advance(11_000);
    stop();
    expect(await reservedOf(till, others)).toBe(3);
  });

  it('asks about an abandoned page ever more rarely, and not after its order has ended', async () => {
    const till = await aTill();
    await till.started(await till.placed());
    const stop = startReconciler(till.deps, mustNotFail);
    await till.clock.advance(15 * MINUTE_MS - 10_000);
    expect(till.provider.calls.filter((call) => call === 'fetchState')).toHaveLength(12);
    till.provider.calls.length = 0;
    await till.clock.advance(60 * MINUTE_MS);
    stop();
    expect(till.provider.calls).toEqual(['fetchState', 'release']);
  });

  it('starts nothing while the provider asks for fewer calls', async () => {
    const till = await aTill();
    await paid(till, 20);
    const watch = { meter: silentMeter, reportUnavailable: () => undefined };
    const provider = new GuardedProvider(till.provider, till.clock, watch);
    till.provider.calls.length = 0;
    till.provider.break('fetchState', 'busy');
    const stop = startReconciler({ ...till.deps, provider }, mustNotFail);
    await till.clock.advance(20_000);
    expect(till.provider.calls.length).toBeLessThanOrEqual(SIDE_BY_SIDE);
    await till.clock.advance(60_000);
    stop();
    expect(till.provider.calls).toHaveLength(21);
  });

  it('starts new tasks while an earlier round still runs', async () => {
    const till = await aTill();
    const silent = new Set(await paid(till, 1));
    const { provider } = slowed(till, { silent });
    const stop = startReconciler({ ...till.deps, provider }, mustNotFail);
    await till.clock.advance(10_000);
    const later = await paid(till, 1);
    await till.clock.advance(11_000);
    stop();
    expect(await reservedOf(till, later)).toBe(1);
  });

  it('never queries a payment twice at once, and starts nothing after stop', async () => {
    const till = await aTill();
    await paid(till, 20);
    const { provider, asked } = slowed(till, { answerMs: 12_000 });
    const stop = startReconciler({ ...till.deps, provider }, mustNotFail);
    await till.clock.advance(16_000);
    expect(new Set(asked).size).toBe(asked.length);
    stop();
    await till.clock.advance(60_000);
    expect(asked).toHaveLength(SIDE_BY_SIDE);
  });
});
