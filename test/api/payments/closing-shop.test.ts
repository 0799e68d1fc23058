import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reconcile } from '@test/support/api/reconcile';
import { settlePayment } from '@api/payments/settle-payment';
import { startPayment } from '@api/payments/start-payment';
import type { StoredShop } from '@api/catalogue/stored-shop';
import { aTill, type Till } from '@test/support/api/a-till';
import { shopId } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';

const SHOP = shopId(1);
const RETURN_TO = { url: 'http://localhost/orders', path: '/orders' };

async function change(till: Till, different: Partial<StoredShop>): Promise<void> {
  const { shops } = till.stores;
  const shop = { ...must(await shops.find(SHOP)), ...different };
  await shops.put({ shop, menu: must(await shops.menu(SHOP)), deliverySpots: [] });
}

const close = (till: Till) => change(till, { openingHours: [] });
const stop = (till: Till, status: 'paused' | 'offline') => change(till, { status });

const atProvider = async (till: Till, paymentId: string) =>
  must(await till.stores.ledger.withKey(paymentId)).status;

async function refusedCode(till: Till, order: Parameters<typeof startPayment>[1]) {
  const started = await startPayment(till.deps, order, RETURN_TO);
  return started.ok ? 'started' : started.error.code;
}

describe('a shop that closes between an order and its payment', () => {
  it('starts no payment', async () => {
    const till = await aTill();
    const order = await till.placed();
    await close(till);
    expect(await refusedCode(till, order)).toBe('shop-closed');
    expect(await till.stores.payments.live(order.id)).toBeUndefined();
  });

  it('finishes the payment in progress', async () => {
    const till = await aTill();
    const order = await till.placed();
    const payment = await till.started(order);
    await close(till);
    expect(await refusedCode(till, order)).toBe('started');
    await till.pays(payment);
    expect((await settlePayment(till.deps, payment)).status).toBe('reserved');
    expect((await till.order(order.id)).status).toBe('added');
    expect(await refusedCode(till, order)).toBe('shop-error-order-is-started');
  });

  it('starts no second one after the first has failed', async () => {
    const till = await aTill();
    const order = await till.placed();
    const payment = await till.started(order);
    await close(till);
    await till.pays(payment, 'declined');
    expect(await refusedCode(till, order)).toBe('shop-closed');
  });
});

describe.each(['paused', 'offline'] as const)(
  'a shop that goes %s between an order and its payment',
  (status) => {
    it('starts no payment and does not return the one in progress', async () => {
      const till = await aTill();
      const [order, other] = [await till.placed(), await till.placed()];
      await till.started(other);
      await stop(till, status);
      expect(await refusedCode(till, order)).toBe(`shop-${status}`);
      expect(await refusedCode(till, other)).toBe(`shop-${status}`);
    });

    it('releases money that is reserved later, within a minute and without a request', async () => {
      const till = await aTill();
      const order = await till.placed();
      const payment = await till.started(order);
      const published: (string | undefined)[] = [];
      till.deps.announcer.follow(order.id, (step) => published.push(step));
      await stop(till, status);
      await till.pays(payment);
      await till.clock.advance(10_000);
      await reconcile(till.deps);
      expect(await till.stores.payments.find(order.id, payment.id)).toMatchObject({
        status: 'released',
        code: 'payment-12',
      });
      expect(await atProvider(till, payment.id)).toBe('released');
      expect((await till.order(order.id)).status).toBe('rollbacked');
      expect(published).toEqual(['rollbacked']);
    });

    it('releases it later if the provider does not answer', async () => {
      const till = await aTill();
      const order = await till.placed();
      const payment = await till.started(order);
      await stop(till, status);
      await till.pays(payment);
      till.provider.break('release', 'lost');
      await settlePayment(till.deps, payment);
      expect((await till.order(order.id)).status).toBe('rollbacked');
      await till.clock.advance(10_000);
      await reconcile(till.deps);
      expect(await atProvider(till, payment.id)).toBe('released');
    });

    it('keeps what was paid before', async () => {
      const till = await aTill();
      const order = await till.placed();
      const payment = await till.started(order);
      await till.pays(payment);
      await settlePayment(till.deps, payment);
      await stop(till, status);
      expect((await settlePayment(till.deps, payment)).status).toBe('reserved');
      await till.clock.advance(60_000);
      await reconcile(till.deps);
      expect(await atProvider(till, payment.id)).toBe('reserved');
      expect((await till.order(order.id)).status).toBe('added');
    });
  },
);

describe('a shop that pauses while return, poll and reconciler meet', () => {
  it('ends with a paid order or neither order nor money, in any order of events', async () => {
    const outcomes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 4 }), fc.scheduler(), async (count, scheduler) => {
        const till = await aTill();
        const order = await till.placed();
        const payment = await till.started(order);
        await till.pays(payment);
        await till.clock.advance(10_000);
        const { shops, provider } = till.deps;
        const deps = {
          ...till.deps,
          shops: Object.assign(Object.create(shops), {
            find: async (id: typeof SHOP) => {
              const found = await shops.find(id);
              return scheduler.schedule(Promise.resolve(found));
            },
          }),
          provider: Object.assign(Object.create(provider), {
            fetchState: (id: typeof payment.id) => scheduler.schedule(provider.fetchState(id)),
            release: (id: typeof payment.id) => scheduler.schedule(provider.release(id)),
          }),
        };
        const work = [
          ...Array.from({ length: count }, () => settlePayment(deps, payment)),
          reconcile(deps),
          scheduler.schedule(Promise.resolve()).then(() => stop(till, 'paused')),
        ];
        await scheduler.waitFor(Promise.all(work));
        await reconcile(till.deps);
        const outcome = `${(await till.order(order.id)).status} ${await atProvider(till, payment.id)}`;
        outcomes.add(outcome);
        expect(['added reserved', 'rollbacked released']).toContain(outcome);
      }),
      { numRuns: 150 },
    );
    expect(outcomes.size).toBe(2);
  });
});
