import { afterEach, describe, expect, it } from 'vitest';
import type { OrderId } from '@/domain/order/order';
import { processNotification } from '@api/payments/process-notification';
import type { PaymentNotification } from '@api/payments/payment-notification';
import { captureOrder } from '@api/payments/capture-payment';
import { reconcile } from '@test/support/api/reconcile';
import { UNPAID_ORDER_EXPIRY_MS } from '@api/orders/unpaid-orders';
import { settlePayment } from '@api/payments/settle-payment';
import { rollBackOrder } from '@api/payments/roll-back-order';
import { memoryStores, postgresStores, type Stores } from '@api/stores';
import { aTill, type Till } from '@test/support/api/a-till';
import { Crash, type Fault, type ProviderCall } from '@test/support/api/faulty-provider';
import { token } from '@test/support/api/guest';
import { makeFreshDatabase, type FreshDatabase } from '@test/support/database/fresh-database';

/** The process dies in the work, or it goes through. */
async function perhapsDies(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!isCrash(error)) throw error;
  });
}

/** The reconciler rejects with all errors together. */
const isCrash = (error: unknown): boolean =>
  error instanceof Crash || (error instanceof AggregateError && error.errors.every(isCrash));

/** A store that dies before or after one of its steps is on disk. */
function dying<Store extends object>(store: Store, method: keyof Store, when: 'before' | 'after'): Store {
  let isAlive = true;
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...values: unknown[]) => {
        const isHere = isAlive && name === method;
        if (isHere) isAlive = false;
        if (isHere && when === 'before') throw new Crash();
        const outcome: unknown = await Reflect.apply(member, target, values);
        if (isHere) throw new Crash();
        return outcome;
      };
    },
  });
}

async function receiveNotification(deps: Till['deps'], notification: PaymentNotification): Promise<void> {
  if (await deps.notifications.save(notification, deps.clock.now()))
    await processNotification(deps, notification);
}

/** From the paying visitor to the started order; after a crash only the reconciler retries. */
async function payAndCook(till: Till, broken: Till['deps'], orderId: OrderId): Promise<void> {
  const order = await till.order(orderId);
  await perhapsDies(async () => settlePayment(broken, await till.started(order)));
  const payment = await till.started(order);
  await till.pays(payment);
  await perhapsDies(() => settlePayment(broken, payment));
  await till.clock.advance(10_000);
  await reconcile(till.deps);
  await perhapsDies(() => captureOrder(broken, orderId));
  await till.clock.advance(10_000);
  await reconcile(till.deps);
  await captureOrder(till.deps, orderId);
}

const CALLS: readonly ProviderCall[] = ['open', 'fetchState', 'capture', 'release'];
const FAULTS: readonly Fault[] = ['lost', 'answerLost', 'crashBefore', 'crashAfter'];
const STEPS = [
  ...(['begin', 'reserve', 'beginCapture', 'capture'] as const),
  ...(['beginRelease', 'end', 'live', 'find'] as const),
] as const;

describe.each(['memory', 'PostgreSQL'])('a process that crashes between any two steps, on %s', (kind) => {
  let database: FreshDatabase | undefined;

  async function freshStores(): Promise<Stores> {
    if (kind === 'memory') return memoryStores();
    database = await makeFreshDatabase();
    return postgresStores(database.database);
  }
  afterEach(async () => {
    await database?.drop();
    database = undefined;
  });

  it('captures a paid order exactly once, with any fault of any provider call', async () => {
    const till = await aTill(await freshStores());
    for (const call of CALLS) {
      for (const fault of FAULTS) {
        const { id } = await till.placed();
        till.provider.mend();
        till.provider.break(call, fault);
        await perhapsDies(() => payAndCook(till, till.deps, id));
        till.provider.mend();
        await payAndCook(till, till.deps, id);
        await expectPaidOnce(till, id, `${call} ${fault}`);
      }
    }
  });

  it('captures a paid order exactly once, with a crash at any step', async () => {
    const till = await aTill(await freshStores());
    for (const step of STEPS) {
      for (const when of ['before', 'after'] as const) {
        const { id } = await till.placed();
        const broken = { ...till.deps, payments: dying(till.stores.payments, step, when) };
        await payAndCook(till, broken, id);
        await expectPaidOnce(till, id, `${step} ${when}`);
      }
    }
  });

  it('releases the money of a rolled back order, with a crash at any step', async () => {
    const till = await aTill(await freshStores());
    for (const step of ['end', 'live', 'find'] as const) {
      for (const when of ['before', 'after'] as const) {
        const order = await till.placed();
        const payment = await till.started(order);
        await till.pays(payment);
        await settlePayment(till.deps, payment);
        const broken = { ...till.deps, payments: dying(till.stores.payments, step, when) };
        await perhapsDies(() => rollBackOrder(broken, order.id, 'added'));
        await till.clock.advance(10_000);
        await reconcile(till.deps);
        const session = await till.stores.ledger.withKey(payment.id);
        expect([step, when, session?.status]).toEqual([step, when, 'released']);
        expect(await till.stores.payments.live(order.id)).toBeUndefined();
      }
    }
  });

  it('processes an acknowledged notification, with a crash at any step', async () => {
    const till = await aTill(await freshStores());
    const { payments, notifications } = till.stores;
    for (const when of ['before', 'after'] as const) {
      for (const broken of [
        { notifications: dying(notifications, 'save', when) },
        { payments: dying(payments, 'withId', when) },
        { payments: dying(payments, 'reserve', when) },
        { notifications: dying(notifications, 'markProcessed', when) },
      ]) {
        const order = await till.placed();
        const payment = await till.started(order);
        await till.pays(payment);
        const notification = { id: token(), paymentId: payment.id };
        await perhapsDies(() => receiveNotification({ ...till.deps, ...broken }, notification));
        // A notification that was not stored was not acknowledged, so the provider repeats it.
        await receiveNotification(till.deps, notification);
        await till.clock.advance(10_000);
        await reconcile(till.deps);
        expect((await till.order(order.id)).status).toBe('added');
        expect(await notifications.pending(till.clock.now(), 9)).toEqual([]);
      }
    }
  });

  it('leaves no unpaid order behind', async () => {
    const till = await aTill(await freshStores());
    const orders = [await till.placed(), await till.placed()];
    await till.clock.advance(UNPAID_ORDER_EXPIRY_MS);
    const broken = { ...till.deps, orders: dying(till.stores.orders, 'move', 'after') };
    await perhapsDies(() => reconcile(broken));
    await reconcile(till.deps);
    for (const { id } of orders) expect((await till.order(id)).status).toBe('rollbacked');
  });
});

async function expectPaidOnce(till: Till, orderId: OrderId, at: string): Promise<void> {
  const order = await till.order(orderId);
  const payment = await till.stores.payments.live(orderId);
  const session = payment && (await till.stores.ledger.withKey(payment.id));
  expect([at, order.status, payment?.status, session?.status]).toEqual([
    at,
    'started',
    'captured',
    'captured',
  ]);
}
