import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Amount } from '@/domain/shared/amount';
import { ok } from '@/domain/shared/result';
import { captureOrder } from '@api/payments/capture-payment';
import type { PaymentDeps } from '@api/payments/payment-deps';
import type { ProviderState } from '@api/payments/payment-provider';
import { reconcile } from '@test/support/api/reconcile';
import { UNPAID_ORDER_EXPIRY_MS } from '@api/orders/unpaid-orders';
import { settlePayment } from '@api/payments/settle-payment';
import { rollBackOrder } from '@api/payments/roll-back-order';
import { addMs } from '@/domain/shared/instant';
import { aChain } from '@test/support/api/a-chain';
import { aTill, type Till } from '@test/support/api/a-till';
import { amount } from '@test/support/builders/ids';
import { must } from '@test/support/builders/must';

type Reserved = Extract<ProviderState, { kind: 'reserved' | 'captured' }>;

const reservedAs = (different: Partial<{ amount: Amount; currency: string }>) => (state: ProviderState) =>
  state.kind === 'reserved' ? ({ ...state, ...different } satisfies Reserved) : state;

async function paidOrder(till: Till) {
  const order = await till.placed();
  const payment = await till.started(order);
  await till.pays(payment);
  return { order, payment: await settlePayment(till.deps, payment) };
}

const stateAtProvider = async (till: Till, paymentId: string) =>
  must(await till.stores.ledger.withKey(paymentId)).status;

describe('settlePayment', () => {
  it.each([
    ['stays where it was paid soon', 4, 15],
    ['is later where it was paid late', 20, 35],
  ])('keeps a promised time that can be held: it %s [DEC-95]', async (_what, minutes, readyInMinutes) => {
    const till = await aTill();
    const [first] = aChain().shops;
    await till.stores.shops.put({
      ...must(first),
      shop: { ...must(first).shop, preparation: { minutes: 12 } },
    });
    const start = till.clock.now();
    const order = await till.placed();
    const payment = await till.started(order);
    await till.clock.advance(minutes * 60_000);
    await till.pays(payment);
    await settlePayment(till.deps, payment);
    expect(order.readyAt).toBe(addMs(start, 15 * 60_000));
    expect((await till.order(order.id)).readyAt).toBe(addMs(start, readyInMinutes * 60_000));
  });

  it.each([
    ['another amount', { amount: amount('1') }],
    ['another currency', { currency: 'NOK' }],
  ])('does not reserve %s, and releases it', async (_what, different) => {
    const till = await aTill();
    const order = await till.placed();
    const payment = await till.started(order);
    await till.pays(payment);
    till.provider.lie = reservedAs(different);
    expect(await settlePayment(till.deps, payment)).toMatchObject({ status: 'failed', code: 'payment-04' });
    expect(await stateAtProvider(till, payment.id)).toBe('released');
    expect((await till.order(order.id)).status).toBe('calculatedPrice');
  });

  it('has an order for money that was captured already and cannot be released', async () => {
    const till = await aTill();
    const order = await till.placed();
    const payment = await till.started(order);
    await till.pays(payment);
    await till.provider.capture(payment.id);
    till.provider.lie = (state) => ({ ...state, ...(state.kind === 'captured' && { amount: amount('1') }) });
    await settlePayment(till.deps, payment);
    till.provider.mend();
    await till.clock.advance(10_000);
    await reconcile(till.deps);
    expect((await till.order(order.id)).status).toBe('added');
  });

  it('ends a payment that the provider released as released, without an error code [ERR-20]', async () => {
    const till = await aTill();
    const payment = await till.started(await till.placed());
    await till.pays(payment);
    await till.provider.release(payment.id);
    const settled = await settlePayment(till.deps, payment);
    expect([settled.status, settled.code]).toEqual(['released', undefined]);
  });

  it('closes the page of a payment whose release was interrupted by a crash', async () => {
    const till = await aTill();
    const payment = await till.started(await till.placed());
    await till.stores.payments.beginRelease(payment.id);
    await till.clock.advance(10_000);
    await reconcile(till.deps);
    expect(await stateAtProvider(till, payment.id)).toBe('aborted');
    expect(await till.stores.payments.live(payment.orderId)).toBeUndefined();
  });

  it('releases money that is reserved for an order rolled back meanwhile', async () => {
    const till = await aTill();
    const order = await till.placed();
    const payment = await till.started(order);
    till.provider.break('release', 'lost');
    await rollBackOrder(till.deps, order.id, 'calculatedPrice');
    await till.pays(payment);
    expect(await settlePayment(till.deps, payment)).toMatchObject({
      status: 'released',
      code: 'payment-12',
    });
    expect(await stateAtProvider(till, payment.id)).toBe('released');
  });

  it("never releases the money of a confirmed order, when the provider's answers alternate", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { minLength: 2, maxLength: 4 }),
        fc.scheduler(),
        async (lies, scheduler) => {
          const till = await aTill();
          const order = await till.placed();
          const payment = await till.started(order);
          await till.pays(payment);
          const { provider } = till.deps;
          const saying = (isLie: boolean): PaymentDeps => ({
            ...till.deps,
            provider: {
              name: provider.name,
              open: (opened) => provider.open(opened),
              fetchState: async (id) => {
                const looked = await provider.fetchState(id);
                const reported =
                  isLie && looked.ok ? ok(reservedAs({ amount: amount('1') })(looked.value)) : looked;
                return scheduler.schedule(Promise.resolve(reported));
              },
              capture: (id) => provider.capture(id),
              release: (id) => scheduler.schedule(provider.release(id)),
              refund: (refund) => provider.refund(refund),
            },
          });
          await scheduler.waitFor(Promise.all(lies.map((isLie) => settlePayment(saying(isLie), payment))));
          const isAdded = (await till.order(order.id)).status === 'added';
          expect(await stateAtProvider(till, payment.id)).toBe(isAdded ? 'reserved' : 'released');
        },
      ),
      { numRuns: 100 },
    );
  });

  it('reserves once and publishes once, for any concurrent calls in any order [ERR-19]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 5 }), fc.scheduler(), async (count, scheduler) => {
        const till = await aTill();
        const order = await till.placed();
        const payment = await till.started(order);
        await till.pays(payment);
        const reported: (string | undefined)[] = [];
        till.deps.announcer.follow(order.id, (status) => reported.push(status));
        const { provider } = till.deps;
        const deps: PaymentDeps = {
          ...till.deps,
          provider: {
            name: provider.name,
            open: (opened) => provider.open(opened),
            fetchState: (id) => scheduler.schedule(provider.fetchState(id)),
            capture: (id) => provider.capture(id),
            release: (id) => provider.release(id),
            refund: (refund) => provider.refund(refund),
          },
        };
        const settled = Promise.all(Array.from({ length: count }, () => settlePayment(deps, payment)));
        await scheduler.waitFor(settled);
        expect((await settled).map((each) => each.status)).toEqual(Array(count).fill('reserved'));
        expect(reported).toEqual(['added']);
      }),
      { numRuns: 60 },
    );
  });
});

describe('reconcile', () => {
  it('continues after a payment that cannot be settled, and rejects at the end', async () => {
    const till = await aTill();
    const [broken, fine] = [await till.started(await till.placed()), await till.started(await till.placed())];
    for (const payment of [broken, fine]) await till.pays(payment);
    await till.stores.notifications.save({ id: 'event-1', paymentId: broken.id }, till.clock.now());
    await till.clock.advance(10_000);
    const look = till.provider.fetchState.bind(till.provider);
    till.provider.fetchState = (id) =>
      id === broken.id ? Promise.reject(new Error('It makes no sense')) : look(id);
    await expect(reconcile(till.deps)).rejects.toThrow('Not everything');
    expect((await till.order(fine.orderId)).status).toBe('added');
  });

  it('finds the payment of a visitor who never came back', async () => {
    const till = await aTill();
    const order = await till.placed();
    const payment = await till.started(order);
    await till.pays(payment);
    await till.clock.advance(10_000);
    await reconcile(till.deps);
    expect((await till.order(order.id)).status).toBe('added');
  });

  it('rolls back an unpaid order after 15 minutes, and closes its page', async () => {
    const till = await aTill();
    const order = await till.placed();
    const payment = await till.started(order);
    await till.clock.advance(UNPAID_ORDER_EXPIRY_MS - 1);
    await reconcile(till.deps);
    expect((await till.order(order.id)).status).toBe('calculatedPrice');
    await till.clock.advance(1);
    await reconcile(till.deps);
    expect((await till.order(order.id)).status).toBe('rollbacked');
    expect(await stateAtProvider(till, payment.id)).toBe('aborted');
    expect(await till.stores.payments.live(order.id)).toBeUndefined();
  });

  it('keeps an order whose payment arrives at the last moment', async () => {
    const till = await aTill();
    const order = await till.placed();
    const payment = await till.started(order);
    await till.clock.advance(UNPAID_ORDER_EXPIRY_MS);
    await till.pays(payment);
    await reconcile(till.deps);
    expect((await till.order(order.id)).status).toBe('added');
  });

  it('releases money later if the first attempt fails', async () => {
    const till = await aTill();
    const { order, payment } = await paidOrder(till);
    till.provider.break('release', 'lost', 2);
    await rollBackOrder(till.deps, order.id, 'added');
    expect(await stateAtProvider(till, payment.id)).toBe('reserved');
    await till.clock.advance(10_000);
    await reconcile(till.deps);
    await reconcile(till.deps);
    expect(await stateAtProvider(till, payment.id)).toBe('released');
  });
});

describe('captureOrder', () => {
  it('leaves the order waiting if the provider refuses, and can be retried', async () => {
    const till = await aTill();
    const { order } = await paidOrder(till);
    till.provider.break('capture', 'refused');
    expect(await captureOrder(till.deps, order.id)).toMatchObject({ ok: false, error: { kind: 'refused' } });
    expect((await till.order(order.id)).status).toBe('added');
    expect((await captureOrder(till.deps, order.id)).ok).toBe(true);
    expect((await till.order(order.id)).status).toBe('started');
  });

  it('refuses to roll back an order whose capture may have happened', async () => {
    const till = await aTill();
    const { order, payment } = await paidOrder(till);
    till.provider.break('capture', 'answerLost');
    await captureOrder(till.deps, order.id);
    expect(await rollBackOrder(till.deps, order.id, 'added')).toBe(false);
    await till.clock.advance(10_000);
    await reconcile(till.deps);
    expect((await till.order(order.id)).status).toBe('started');
    expect(await stateAtProvider(till, payment.id)).toBe('captured');
  });
});
